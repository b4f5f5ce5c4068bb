/**
 * The origin that the content security policy has to let in for the optional analytics script; nothing where there is no script,
 * or where it is the site's own.
 *
 * @param source `PUBLIC_ANALYTICS_SRC` of the build
 * @throws Error for an address that no page could load: it would fail in each visitor's browser, and nowhere else
 */
export function analyticsOrigin(source: string | undefined): string | undefined {
  if (!source || /^\/(?![/\\])/.test(source)) return
  const origin = URL.parse(source)?.origin ?? ''
  if (!/^https:\/\/[\w.-]+(?::\d+)?$/.test(origin)) {
    throw new Error(
      'PUBLIC_ANALYTICS_SRC: expected the address of a script, such as https://stats.example.com/script.js, or a path of this site',
    )
  }
  return origin
}

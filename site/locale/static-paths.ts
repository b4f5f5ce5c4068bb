import { LOCALES, type Locale } from '../../contract/locale.ts'

/** Returns the static paths of a route `[...locale]/...`: without a prefix in English, below `/th` in Thai. */
export function getLocalePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return LOCALES.map((locale) => ({ params: { locale: locale === 'en' ? undefined : locale }, props: { locale } }))
}

/** Returns the static paths of a route `[...locale]/.../[name]`: every entry in both languages. */
export function getLocaleEntryPaths<Params, Props>(entries: readonly { params: Params; props: Props }[]) {
  return getLocalePaths().flatMap(({ params, props }) =>
    entries.map((entry) => ({ params: { ...params, ...entry.params }, props: { ...props, ...entry.props } })),
  )
}

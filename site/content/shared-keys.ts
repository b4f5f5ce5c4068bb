/** Keys by which code, links and the other language find an entry. */
export const NAME_KEYS: ReadonlySet<string> = new Set(['id', 'key', 'slug'])

/** Keys whose value is not copy: the same in every language. */
export const SHARED_KEYS: ReadonlySet<string> = new Set([
  ...NAME_KEYS,
  'figure',
  'code',
  'coverMotif',
  'motif',
  'category',
])

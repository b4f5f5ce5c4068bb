import { LOCALES, type Locale } from '../../contract/locale.ts'

/** The two addresses of a route `[...locale]/...`: without a prefix in English, below `/th` in Thai. */
export function localeRoutes(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return LOCALES.map((locale) => ({ params: { locale: locale === 'en' ? undefined : locale }, props: { locale } }))
}

/** The addresses of a route `[...locale]/.../[name]`: every entry in both languages. */
export function localeRoutesOf<Params, Props>(entries: readonly { params: Params; props: Props }[]) {
  return localeRoutes().flatMap(({ params, props }) =>
    entries.map((entry) => ({ params: { ...params, ...entry.params }, props: { ...props, ...entry.props } })),
  )
}

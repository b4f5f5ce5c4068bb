import { LOCALES, type Locale } from './paths.ts'

/** The two addresses of a route `[...locale]/...`: without a prefix in English, below `/th` in Thai. */
export function localeRoutes(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return LOCALES.map((locale) => ({ params: { locale: locale === 'en' ? undefined : locale }, props: { locale } }))
}

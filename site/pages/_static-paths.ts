import { LOCALES } from '../../contract/locale.ts'
import { getContent } from '../content/content.ts'

/** Returns the static paths of a route `[...locale]/...`: without a prefix in English, below `/th` in Thai. */
export const getLocalePaths = () =>
  LOCALES.map((locale) => ({
    params: { locale: locale === 'en' ? undefined : locale },
    props: { content: getContent(locale) },
  }))

/** Returns the static paths of a route `[...locale]/.../[name]`: every entry in both languages. */
export const getLocaleEntryPaths = <Params, Props>(entries: readonly { params: Params; props: Props }[]) =>
  getLocalePaths().flatMap(({ params, props }) =>
    entries.map((entry) => ({ params: { ...params, ...entry.params }, props: { ...props, ...entry.props } })),
  )

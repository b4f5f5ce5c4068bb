import type { Locale } from '../../contract/locale.ts'
import type { Words } from '../content/load-content.ts'
import { Said } from '../sections/questions/Said.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

interface TooOftenScreenProps {
  words: Words['site']
  locale: Locale
}

/** Too many answers were asked for: why none comes, and when the next one will, which the server fills in. */
export function TooOftenScreen({ words: { notFound, tooOften }, locale }: TooOftenScreenProps) {
  const [before, after] = tooOften.again.split('{n}')
  return (
    <NotFoundScreen words={{ ...notFound, ...tooOften }} locale={locale}>
      <p className="section-lead">
        {before}
        <Said name="wait" />
        {after}
      </p>
    </NotFoundScreen>
  )
}

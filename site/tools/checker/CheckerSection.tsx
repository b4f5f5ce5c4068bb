import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Checklist } from './Checklist.tsx'

interface CheckerSectionProps {
  words: Words
  locale: Locale
  /** The live checker. */
  tool?: ReactNode
}

/** The release checker, and what it looks for as a list, which is the whole of it without script. */
export function CheckerSection({ words, locale, tool }: CheckerSectionProps) {
  return (
    <SectionFrame id="checker" {...words.checker}>
      {tool}
      <Checklist words={words} locale={locale} />
    </SectionFrame>
  )
}

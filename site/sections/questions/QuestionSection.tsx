import type { ReactNode } from 'react'
import type { Words } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { PlaceMark } from '../page/LedgerMark.tsx'
import { QuestionDesk, type QuestionDeskProps } from './QuestionDesk.tsx'

interface QuestionSectionProps extends Omit<QuestionDeskProps, 'words'> {
  words: QuestionDeskProps['words'] & { dateline: string; lead: string }
  ledger: Words['ledger']
  /** What follows form and answer: the rules. */
  rules?: ReactNode
}

/** A section that is asked something: named by the question, it holds the desk and what the answer goes by. */
export function QuestionSection({ words, ledger, rules, ...desk }: QuestionSectionProps) {
  const { question } = desk
  return (
    <SectionFrame
      id={question}
      className={question}
      reference={<PlaceMark ledger={ledger} place={question} />}
      {...words}
      heading={words.label}
    >
      <QuestionDesk words={words} {...desk} />
      {rules}
    </SectionFrame>
  )
}

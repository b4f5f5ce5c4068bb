import type { ReactNode } from 'react'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { QuestionDesk, type QuestionDeskProps } from './QuestionDesk.tsx'

interface QuestionSectionProps extends Omit<QuestionDeskProps, 'words'> {
  words: QuestionDeskProps['words'] & { dateline: string; lead: string }
  /** What follows form and answer: the rules. */
  rules?: ReactNode
}

/** A section that is asked something: named by the question, it holds the desk and what the answer goes by. */
export function QuestionSection({ words, rules, ...desk }: QuestionSectionProps) {
  const { question } = desk
  return (
    <SectionFrame id={question} className={question} {...words} heading={words.label}>
      <QuestionDesk words={words} {...desk} />
      {rules}
    </SectionFrame>
  )
}

import { type CheckerWords, piecesOf } from './checker-words.ts'
import type { Numbered } from './remark.ts'

interface RemarkListProps {
  remarks: readonly Numbered[]
  words: CheckerWords
  chosen: number | undefined
  onChoose: (number: number, button: HTMLButtonElement) => void
}

/** The list of remarks. Each reason and its link to an article are shown once, at the first remark that needs them. */
export function RemarkList({ remarks, words, chosen, onChoose }: RemarkListProps) {
  return (
    <ol className="rows" aria-labelledby="checker-remarks">
      {remarks.map((remark, at) => {
        const { why, href, title } = words.rules[remark.rule]
        const isFirst = remarks.findIndex(({ rule }) => words.rules[rule].why === why) === at
        return (
          <li key={remark.number} data-chosen={remark.number === chosen || undefined}>
            <button type="button" onClick={(event) => onChoose(remark.number, event.currentTarget)}>
              <span className="remark-number">{remark.number}</span>{' '}
              <span className="remark-text">
                {piecesOf(remark, words).map(({ text, isQuoted }, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its position.
                  <span key={position} {...(isQuoted && { translate: 'no' })}>
                    {text}
                  </span>
                ))}
              </span>
            </button>
            {isFirst && (
              <p>
                {why} <a href={href}>{words.learn.replace('{title}', title)}</a>
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

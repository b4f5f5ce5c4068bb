import { splitAroundThaiWords } from '../locale/thai-words.ts'

interface KeptWordsProps {
  /** The element around the text. */
  as?: 'li' | 'p' | 'span'
  className?: string
  id?: string
  children: string | undefined
}

/** Keeps the listed Thai words of a text in an island on one line. The build does it for all other texts. */
export function KeptWords({ as: Element, children = '', ...attributes }: KeptWordsProps) {
  const parts = splitAroundThaiWords(children).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
      <span key={at} className="no-break">
        {part}
      </span>
    ),
  )
  return Element ? <Element {...attributes}>{parts}</Element> : parts
}

import { Fragment, type ReactNode } from 'react'
import type { AnnotatedSentence } from '../../../content/annotated-release.ts'
import type { Words } from '../../../content/load-content.ts'
import { classNames } from '../../../ui/class-names.ts'
import { inkWords } from './ink-words.ts'
import { Leader, Stroke } from './Stroke.tsx'
import './red-ink.css'

interface InkedTextProps {
  sentence: AnnotatedSentence
  /** What is said before a correction, in the language of the sentence. */
  spoken: Words['annotated']['spoken']
  /** The page's name for a note: `Note {n}`. */
  noteLabel: string
}

/** What fits above another word in a narrow column; longer words follow what they stand for. */
const SHORT = 22

/** Holds a note's number on the line of the word before it. */
const NO_BREAK_SPACE = '\u00A0'

const width = (text: string) => text.replace(/[\u2060\p{Mn}]/gu, '').length

/** Says what a correction does, to those who do not see it. */
function Spoken({ as, children }: { as: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only">({as} </span>
      {children}
      <span className="sr-only">)</span>
    </>
  )
}

function Cut({ text, lang, spoken }: { text: string; lang: string; spoken: string }) {
  return (
    <del>
      <Spoken as={spoken}>
        {inkWords(text, lang).map(({ text: word, gap }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change their order.
          <Fragment key={position}>
            <span className={classNames('ink-word', gap !== '' && 'ink-on')}>
              {word}
              <Stroke kind="through" turn={position} />
            </span>
            {gap}
          </Fragment>
        ))}
      </Spoken>
    </del>
  )
}

function Added({ text, spoken, caret = false }: { text: string; spoken: string; caret?: boolean }) {
  return (
    <ins>
      {caret && (
        <span className="ink-here">
          <Stroke kind="caret" />
        </span>
      )}
      <Spoken as={spoken}>{text}</Spoken>
    </ins>
  )
}

/** A sentence with its corrections drawn over the type. */
export function InkedText({ sentence: { lang, parts, note }, spoken, noteLabel }: InkedTextProps) {
  const mark = note && (
    <span className="ink-ref">
      {NO_BREAK_SPACE}
      <a id={`ref-${note.number}`} href={`#note-${note.number}`} aria-label={noteLabel}>
        {note.number}
      </a>
      <Leader />
    </span>
  )
  return parts.map(({ text, cut, added, noted }, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order.
    <Fragment key={position}>
      {text}
      {cut !== undefined && added !== undefined && Math.max(width(cut), width(added)) <= SHORT ? (
        <span className="ink-held">
          <span className="ink-swap">
            <Cut text={cut} lang={lang} spoken={spoken.cut} />
            <Added text={added} spoken={spoken.added} />
          </span>
          {noted && mark}
        </span>
      ) : (
        <>
          {cut !== undefined && <Cut text={cut} lang={lang} spoken={spoken.cut} />}
          {cut !== undefined && added !== undefined && ' '}
          {added !== undefined && <Added text={added} spoken={spoken.added} caret />}
          {noted && mark}
        </>
      )}
    </Fragment>
  ))
}

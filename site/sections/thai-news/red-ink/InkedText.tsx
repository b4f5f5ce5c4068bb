import { Fragment, type ReactNode } from 'react'
import type { AnnotatedSentence } from '../../../content/annotated-release.ts'
import type { Words } from '../../../content/load-content.ts'
import { inkWords, JOINERS } from './ink-words.ts'
import './red-ink.css'

interface InkedTextProps {
  sentence: AnnotatedSentence
  /** What is said before a correction and of a note's number, in the language of the sentence. */
  spoken: Words['annotated']['spoken']
}

/** What fits above another word in a narrow column; longer words follow what they stand for. */
const SHORT = 21

/** Holds a note's number on the line of the word before it. */
const NO_BREAK_SPACE = '\u00A0'

const width = (text: string) => text.replace(/[\u200D\u2060\p{Mn}]/gu, '').length

/** Says what a correction does, to those who do not see it. */
function Spoken({ as, children }: { as: string; children: ReactNode }) {
  return (
    <>
      <b>{`(${as} `}</b>
      {children}
      <b>)</b>
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
            <i>{word}</i>
            {gap}
          </Fragment>
        ))}
      </Spoken>
    </del>
  )
}

function Added({ text, spoken }: { text: string; spoken: string }) {
  return (
    <ins>
      <Spoken as={spoken}>{text}</Spoken>
    </ins>
  )
}

/** One over the other, on a line that is not broken: without its own marks for that, and with its note's number. */
function Swap({ cut, mark, children }: { cut: ReactNode; mark: ReactNode; children: ReactNode }) {
  const swap = (
    <span className="ink-swap">
      {cut}
      {children}
    </span>
  )
  if (!mark) return swap
  return (
    <span className="ink-held">
      {swap}
      {mark}
    </span>
  )
}

/** A sentence with its corrections drawn over the type. */
export function InkedText({ sentence: { lang, parts, note }, spoken }: InkedTextProps) {
  const mark = note && (
    <>
      {NO_BREAK_SPACE}
      <span className={parts.at(-1)?.noted ? 'ink-ref is-last' : 'ink-ref'}>
        <a
          href={`#note-${note.number}`}
          id={`ref-${note.number}`}
          role="doc-noteref"
          aria-label={spoken.note.replace('{n}', String(note.number))}
        >
          {note.number}
        </a>
      </span>
    </>
  )
  return parts.map(({ text, cut, added, noted }, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order.
    <Fragment key={position}>
      {text}
      {cut !== undefined && added !== undefined && Math.max(width(cut), width(added)) <= SHORT ? (
        <Swap cut={<Cut text={cut} lang={lang} spoken={spoken.cut} />} mark={noted && mark}>
          <Added text={added.replace(JOINERS, '')} spoken={spoken.added} />
        </Swap>
      ) : (
        <>
          {cut !== undefined && <Cut text={cut} lang={lang} spoken={spoken.cut} />}
          {cut !== undefined && added !== undefined && ' '}
          {added !== undefined && <Added text={added} spoken={spoken.added} />}
          {noted && mark}
        </>
      )}
    </Fragment>
  ))
}

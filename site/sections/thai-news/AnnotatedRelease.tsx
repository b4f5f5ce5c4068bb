import type { Locale } from '../../../contract/locale.ts'
import type { AnnotatedPair, AnnotatedSentence } from '../../content/annotated-release.ts'
import type { Words } from '../../content/load-content.ts'
import { RedInk } from '../../ui/RedInk.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import './annotated-release.css'

interface AnnotatedReleaseProps {
  words: Words['annotated']
  pairs: readonly AnnotatedPair[]
  /** What is said of a correction and of a note's number within a sentence of either language. */
  spoken: Record<Locale, Words['annotated']['spoken']>
  sampleMark: string
}

/** One release in two languages, sentence beside sentence, with an editor's corrections and notes. */
export function AnnotatedRelease({ words, pairs, spoken, sampleMark }: AnnotatedReleaseProps) {
  const { dateline, heading, lead, columns, legend, release } = words
  return (
    <SectionFrame
      id="annotated"
      {...{ dateline, heading, lead }}
      mark={<SampleMark of={[release]}>{sampleMark}</SampleMark>}
    >
      <div className="galley sheet">
        <div className="galley-head">
          <p>
            {legend.before} <del>{legend.cut}</del> <ins>{legend.added}</ins> · {legend.note}
          </p>
          <p className="checkbox">
            <input id="as-sent" type="checkbox" autoComplete="off" />
            <label htmlFor="as-sent">{words.clean}</label>
          </p>
        </div>
        <p className="galley-columns">
          <span>{columns.en}</span> <span>{columns.th}</span>
        </p>
        {pairs.map(({ id, moved, sentences }) => (
          <div key={id} className="galley-pair">
            {moved !== undefined && <p className="galley-moved">{moved}</p>}
            {sentences.map((sentence) => (
              <div key={sentence.lang}>
                {/* A browser's translation would translate the very text that is compared. */}
                <p lang={sentence.lang} translate="no">
                  <CorrectedText sentence={sentence} spoken={spoken[sentence.lang]} />
                </p>
                {sentence.note && <Note {...sentence.note} backLabel={words.backLabel} />}
              </div>
            ))}
          </div>
        ))}
        <p className="release-end" aria-hidden>
          ###
        </p>
      </div>
    </SectionFrame>
  )
}

interface CorrectedTextProps {
  sentence: AnnotatedSentence
  spoken: Words['annotated']['spoken']
}

/** A sentence with its corrections and the number of its note. */
function CorrectedText({ sentence: { parts, note }, spoken }: CorrectedTextProps) {
  return (
    <RedInk
      parts={parts}
      spoken={spoken}
      note={
        note && (
          <a
            className="galley-ref"
            href={`#note-${note.number}`}
            id={`ref-${note.number}`}
            role="doc-noteref"
            aria-label={spoken.note.replace('{n}', String(note.number))}
          >
            {note.number}
          </a>
        )
      }
    />
  )
}

interface NoteProps {
  number: number
  text: string
  backLabel: string
}

const Note = ({ number, text, backLabel }: NoteProps) => (
  <p id={`note-${number}`} className="galley-note">
    <a href={`#ref-${number}`} role="doc-backlink" aria-label={backLabel.replace('{n}', String(number))}>
      {number}
    </a>{' '}
    {text}
  </p>
)

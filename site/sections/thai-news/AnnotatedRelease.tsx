import type { Locale } from '../../../contract/locale.ts'
import type { AnnotatedPair } from '../../content/compose-annotated-release.ts'
import type { Words } from '../../content/load-content.ts'
import { EditedText } from '../../ui/EditedText.tsx'
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
      <div className="sheet sheet-padded galley">
        <div className="release-label">
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
            {sentences.map(({ lang, parts, note }) => (
              <div key={lang}>
                {/* A browser's translation would translate the very text that is compared. */}
                <p lang={lang} translate="no">
                  <EditedText
                    parts={parts}
                    spoken={spoken[lang]}
                    note={note && <NoteMark number={note.number} label={spoken[lang].note} />}
                  />
                </p>
                {note && (
                  <p id={`note-${note.number}`} className="galley-note">
                    <a
                      href={`#ref-${note.number}`}
                      role="doc-backlink"
                      aria-label={words.backLabel.replace('{n}', String(note.number))}
                    >
                      {note.number}
                    </a>{' '}
                    {note.text}
                  </p>
                )}
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

/** The number of a note, in the text that it is about. */
const NoteMark = ({ number, label }: { number: number; label: string }) => (
  <a
    className="galley-ref"
    href={`#note-${number}`}
    id={`ref-${number}`}
    role="doc-noteref"
    aria-label={label.replace('{n}', String(number))}
  >
    {number}
  </a>
)

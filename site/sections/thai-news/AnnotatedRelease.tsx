import type { Locale } from '../../../contract/locale.ts'
import type { AnnotatedPair } from '../../content/compose/compose-annotated-release.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { EditedText } from '../../ui/EditedText.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Section } from '../../ui/Section.tsx'
import '../../ui/field.css'
import './annotated-release.css'

interface AnnotatedReleaseProps {
  words: SiteContent['annotatedRelease']
  pairs: readonly AnnotatedPair[]
  /** Labels for screen readers, in the language of the sentence. */
  spoken: Record<Locale, SiteContent['annotatedRelease']['spoken']>
  sampleMark: string
}

/** A press release in English and Thai, sentence by sentence, with an editor's corrections and notes. */
export function AnnotatedRelease({ words, pairs, spoken, sampleMark }: AnnotatedReleaseProps) {
  const { dateline, heading, lead, columns, legend, release } = words
  return (
    <Section
      id="annotated"
      dateline={dateline}
      heading={heading}
      lead={lead}
      mark={<SampleMark of={[release]}>{sampleMark}</SampleMark>}
    >
      <div className="sheet sheet-padded annotated-release">
        <div className="inline apart release-label small-print">
          <p>
            {legend.before} <del>{legend.cut}</del> <ins>{legend.added}</ins> · {legend.note}
          </p>
          <p className="checkbox">
            <input id="as-sent" type="checkbox" />
            <label htmlFor="as-sent">{words.clean}</label>
          </p>
        </div>
        <p className="split label annotated-columns">
          <span>{columns.en}</span> <span>{columns.th}</span>
        </p>
        {pairs.map(({ id, moved, sentences }) => (
          <div key={id} className="split annotated-pair">
            {moved !== undefined && <p className="wide small-print annotated-moved">{moved}</p>}
            {sentences.map(({ lang, parts, note }) => (
              <div key={lang}>
                {/* The visitor compares both languages, so a browser must not translate them. */}
                <p lang={lang} translate="no">
                  <EditedText
                    parts={parts}
                    spoken={spoken[lang]}
                    note={note && <NoteMark number={note.number} label={spoken[lang].note} />}
                  />
                </p>
                {note && (
                  <p id={`note-${note.number}`} className="remark small-print annotated-note">
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
    </Section>
  )
}

const NoteMark = ({ number, label }: { number: number; label: string }) => (
  <a
    className="note-mark"
    href={`#note-${number}`}
    id={`ref-${number}`}
    role="doc-noteref"
    aria-label={label.replace('{n}', String(number))}
  >
    {number}
  </a>
)

import type { Locale } from '../../../../contract/locale.ts'
import type { AnnotatedPair } from '../../../content/annotated-release.ts'
import type { Words } from '../../../content/load-content.ts'
import { SampleMark } from '../../../ui/SampleMark.tsx'
import { SectionFrame } from '../../../ui/SectionFrame.tsx'
import '../../../ui/sheet.css'
import { InkedText } from './InkedText.tsx'
import '../../../ui/release-end.css'
import './annotated-release.css'
import './annotated-whole.css'

interface AnnotatedReleaseProps {
  words: Words['annotated']
  pairs: readonly AnnotatedPair[]
  /** What is said of a correction and of a note's number within a sentence of either language. */
  spoken: Record<Locale, Words['annotated']['spoken']>
  sampleMark: string
}

/** One release in two languages, sentence beside sentence, as it lies under the red pen. */
export function AnnotatedRelease({ words, pairs, spoken, sampleMark }: AnnotatedReleaseProps) {
  const { dateline, heading, lead, columns, legend, release } = words
  return (
    <SectionFrame
      id="annotated"
      className="annotated"
      {...{ dateline, heading, lead }}
      mark={<SampleMark of={[release]}>{sampleMark}</SampleMark>}
    >
      <div className="galley sheet">
        <div className="galley-head">
          <p className="galley-legend">
            <span>{legend.before}</span> <del>{legend.cut}</del> <ins>{legend.added}</ins> <span>{legend.note}</span>
          </p>
          <p className="checkbox">
            <input id="as-sent" type="checkbox" autoComplete="off" />
            <label htmlFor="as-sent">{words.clean}</label>
          </p>
        </div>
        <p className="galley-columns">
          <span>{columns.en}</span> <span>{columns.th}</span>
        </p>
        {pairs.map((pair) => (
          <Pair key={pair.id} {...pair} spoken={spoken} backLabel={words.backLabel} />
        ))}
        <p className="release-end" aria-hidden>
          ###
        </p>
      </div>
    </SectionFrame>
  )
}

interface PairProps extends AnnotatedPair, Pick<AnnotatedReleaseProps, 'spoken'> {
  backLabel: string
}

function Pair({ moved, sentences, spoken, backLabel }: PairProps) {
  return (
    <div>
      {moved !== undefined && <p className="galley-moved">{moved}</p>}
      {sentences.map((sentence) => {
        const { lang, note } = sentence
        return (
          <div key={lang}>
            {/* Whoever has a browser translate the page has come to see this text itself, corrected as it is. */}
            <p lang={lang} translate="no">
              <InkedText sentence={sentence} spoken={spoken[lang]} />
            </p>
            {note && (
              <p id={`note-${note.number}`}>
                <a
                  href={`#ref-${note.number}`}
                  role="doc-backlink"
                  aria-label={backLabel.replace('{n}', String(note.number))}
                >
                  {note.number}
                </a>
                {` ${note.text}`}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}

import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { Words } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Differences } from './Differences.tsx'
import { LedgerFiles } from './LedgerFiles.tsx'
import { LedgerGroup } from './LedgerGroup.tsx'
import { SaidFields } from './SaidFields.tsx'
import { commonIn, type LedgerWords } from './said.ts'
import './ledger.css'
import './ledger-whole.css'

interface LedgerProps {
  words: Words
  /** The same as data, once a build has made it. */
  files: readonly (OfferedFile | undefined)[]
}

/** What most figures share, whatever they count. */
const COMMON = ['by', 'on', 'sample'] as const

/**
 * Tells of each group in turn which places show figures of it. The first link to a place has its name (`in-…`): there the marks
 * of a place arrive that shows figures of many kinds (`site/document/open-target.ts` opens the others).
 */
function placesIn({ byPlace }: LedgerWords) {
  const named = new Set<string>()
  return ({ lines }: LedgerWords['groups'][number]) => {
    const paths = new Set(lines.map(({ figure }) => figure.path))
    return byPlace
      .filter(({ figures }) => figures.some(({ path }) => paths.has(path)))
      .map(({ id, href, name }) => {
        const isFirst = !named.has(id)
        named.add(id)
        return { place: id, id: isFirst ? `in-${id}` : undefined, href, name }
      })
  }
}

/** What each figure of the site means: every one has a line here, and this is where the marks beside figures lead. */
export function Ledger({ words, files }: LedgerProps) {
  const { ledger } = words
  const lines = ledger.groups.flatMap((group) => group.lines)
  const common = commonIn(lines, COMMON)
  const placesOf = placesIn(ledger)
  return (
    <SectionFrame
      id="figures"
      className="ledger"
      dateline={ledger.dateline}
      heading={ledger.heading}
      lead={ledger.lead}
    >
      <div className="ledger-common">
        <p>{ledger.common}</p>
        <dl>
          <SaidFields words={ledger} said={common} fields={COMMON} />
        </dl>
      </div>
      <Accordion
        items={ledger.groups.map((group) => ({
          id: `figures-${group.id}`,
          title: (
            <>
              {`${group.title} `}
              <small>{group.lines.map(({ shown }) => shown).join('\u00A0· ')}</small>
            </>
          ),
          content: <LedgerGroup words={ledger} group={group} common={common} places={placesOf(group)} />,
        }))}
      />
      <p className="figure-note">{ledger.samples}</p>
      <Differences words={ledger} />
      <LedgerFiles words={ledger.files} sizes={words.pages.blog.resources.sizes} files={files} />
    </SectionFrame>
  )
}

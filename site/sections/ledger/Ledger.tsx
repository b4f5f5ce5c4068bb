import type { OfferedFile } from '../../../contract/site-manifest.ts'
import type { Words } from '../../content/load-content.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { Differences } from './Differences.tsx'
import { LedgerFiles } from './LedgerFiles.tsx'
import { LedgerGroup } from './LedgerGroup.tsx'
import { SaidFields } from './SaidFields.tsx'
import { commonIn } from './said.ts'
import './ledger.css'
import './ledger-whole.css'

interface LedgerProps {
  words: Words
  /** The same as data, once a build has made it. */
  files: readonly (OfferedFile | undefined)[]
}

/** What most figures share, whatever they count. */
const COMMON = ['by', 'on', 'sample'] as const

/** What each figure of the site means: every one has a line here. */
export function Ledger({ words, files }: LedgerProps) {
  const { ledger } = words
  const lines = ledger.groups.flatMap((group) => group.lines)
  const common = commonIn(lines, COMMON)
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
          content: <LedgerGroup words={ledger} group={group} common={common} />,
        }))}
      />
      <p className="figure-note">{ledger.samples}</p>
      <Differences words={ledger} />
      <LedgerFiles words={ledger.files} sizes={words.pages.blog.resources.sizes} files={files} />
    </SectionFrame>
  )
}

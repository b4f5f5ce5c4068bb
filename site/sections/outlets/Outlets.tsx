import { QUESTION_ATTRIBUTE } from '../../../contract/answers/answer.ts'
import type { Words } from '../../content/load-content.ts'
import { DownloadLink } from '../../ui/DownloadLink.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { StateMark } from '../../ui/StateMark.tsx'
import { type Downloads, sizeOf } from '../page/downloads.ts'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { OutletFilter } from './OutletFilter.tsx'
import './outlets.css'

interface OutletsProps {
  words: Words
  downloads: Downloads
}

/**
 * The outlets by kind, to be looked through. Without script the filter filters too; script puts it into the address.
 */
export function Outlets({ words: { outlets: words, outletCounts, ledger, pages }, downloads }: OutletsProps) {
  const file = downloads.outlets
  return (
    <SectionFrame id="outlets" className="section-columns outlets" {...words}>
      <div {...{ [QUESTION_ATTRIBUTE]: 'outlets' }} data-instrument="outlets" data-asked-by="by">
        <OutletFilter words={words} />
        <table className="outlets-table">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.label}</th>
              <th scope="col">{words.columns.number}</th>
            </tr>
          </thead>
          {outletCounts.map(({ by, list, rows, total }) => (
            <tbody key={`${by} ${list}`} data-by={by} data-list={list}>
              <tr>
                <th colSpan={2} scope="rowgroup">
                  {words.by[by]} · {words.list[list]}
                </th>
              </tr>
              {rows.map(({ label, number }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className={number ? undefined : 'outlets-unknown'}>{number?.whole ?? words.unknown}</td>
                </tr>
              ))}
              <tr className="outlets-total">
                <th scope="row">{words.total}</th>
                <td>{total.whole}</td>
              </tr>
            </tbody>
          ))}
        </table>
        <p className="outlets-none">
          <StateMark state="empty" />
          {words.none}
        </p>
        {words.why.map((text) => (
          <p className="figure-note" key={text}>
            {text}
          </p>
        ))}
        {file && (
          <p>
            <DownloadLink href={file.path}>{words.file}</DownloadLink> {sizeOf(file.size, pages.blog.resources.sizes)}
          </p>
        )}
        <FiguresLink ledger={ledger} />
      </div>
    </SectionFrame>
  )
}

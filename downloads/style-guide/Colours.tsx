import { LOCALES } from '../../contract/locale.ts'
import type { Content } from '../../site/content/load-content.ts'
import { coloursOf, type Theme } from '../drawing/colours.ts'
import { channels, contrast } from './contrast.ts'

/** Every color of an edition with what it is for, its values, and how far it stands off the paper. */
export function Colours({ content, theme }: { content: Content; theme: Theme }) {
  const colours = coloursOf(theme)
  const purposes = content.en.kit.styleGuide.colors
  return (
    <table className="guide-colours">
      <thead>
        <tr>
          <td />
          <th scope="col">Token</th>
          <td />
          <th scope="col">HEX</th>
          <th scope="col">RGB</th>
          <th scope="col">
            {content.en.kit.styleGuide.contrast} <span lang="th">{content.th.kit.styleGuide.contrast}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(purposes) as (keyof typeof purposes)[]).map((name) => (
          <tr key={name}>
            <td>
              <span className={`guide-swatch swatch-${name}`} />
            </td>
            <th scope="row">{name}</th>
            <td>
              {LOCALES.map((locale) => (
                <span key={locale} lang={locale}>
                  {content[locale].kit.styleGuide.colors[name]}
                </span>
              ))}
            </td>
            <td className="guide-value">{colours(name).toUpperCase()}</td>
            <td className="guide-value">{channels(colours(name)).join(' ')}</td>
            <td className="guide-value">{contrast(colours(name), colours('paper')).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

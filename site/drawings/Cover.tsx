import type { PLANS } from '../../contract/plans.ts'
import type { SERVICES } from '../../contract/services.ts'
import type { CoverMotif } from '../content/schemas/blog.ts'
import { THAI_MARKS } from '../locale/thai-marks.ts'
import { Drawing } from './Drawing.tsx'
import './covers.css'

const files = import.meta.glob<string>('./covers/*.svg', { query: '?raw', import: 'default', eager: true })

/** Used for a name without a drawing. */
const PLAIN_COVER = 'guilloche'

const coverFile = (name: string) => files[`./covers/${name}.svg`] ?? files[`./covers/${PLAIN_COVER}.svg`] ?? ''

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where each cover has room for the postmark. */
const POSTMARKS: Record<CoverMotif, Spot> = {
  fold: { x: 410, y: 60 },
  scripts: { x: 412, y: 262 },
  ruler: { x: 92, y: 64 },
  thailand: { x: 418, y: 262 },
  dial: { x: 418, y: 62 },
  stack: { x: 62, y: 62 },
}

interface ArticleCoverProps {
  readonly motif?: CoverMotif | undefined
  /** The date of the article, as `8` and `Oct 2026`. */
  readonly postmark?: { readonly day: string; readonly month: string }
  /** Alternative text. Without it, the cover is decoration. */
  readonly label?: string | undefined
}

export function ArticleCover({ motif, postmark, label }: ArticleCoverProps) {
  const { x, y } = motif ? POSTMARKS[motif] : { x: 418, y: 62 }
  return (
    <Drawing svg={coverFile(motif ?? PLAIN_COVER)} label={label}>
      {postmark && (
        // `aria-hidden`, because Firefox would read it after the picture's own label. The page shows the date beside it.
        <g aria-hidden transform={`translate(${x} ${y})`}>
          <circle fill="var(--sheet)" stroke="var(--wire)" strokeWidth="2.5" r="44" />
          <circle stroke="var(--wire)" r="38" strokeDasharray="2 3" />
          <text className="art-postmark" y="6" fontSize="38">
            {postmark.day}
          </text>
          <text className="art-postmark" y="25" fontSize="15">
            {postmark.month}
          </text>
        </g>
      )}
    </Drawing>
  )
}

interface FigureSpot extends Spot {
  readonly width: number
  /** The largest font size. A long figure gets a smaller one, to fit `width`. */
  readonly size: number
}

type PageWithFigure = (typeof SERVICES)[number]['slug'] | (typeof PLANS)[number]

/** Where each cover shows the page's figure. `x` and `y` are the middle of the text's baseline. */
const FIGURE_SPOTS: Record<PageWithFigure, FigureSpot> = {
  'global-distribution': { x: 240, y: 286, width: 180, size: 46 },
  'content-creation': { x: 180, y: 104, width: 224, size: 84 },
  // The drawing has 1,000 dots; 47 are colored, for the 4.7 % on the page.
  'performance-analytics': { x: 248, y: 192, width: 158, size: 76 },
  'targeted-distribution': { x: 240, y: 300, width: 160, size: 46 },
  'seo-optimization': { x: 226, y: 122, width: 240, size: 72 },
  'thai-news-distribution': { x: 390, y: 168, width: 100, size: 48 },
  basic: { x: 337, y: 137, width: 112, size: 52 },
  professional: { x: 240, y: 86, width: 184, size: 74 },
  enterprise: { x: 160, y: 230, width: 172, size: 68 },
}

/** Width of a character, as a share of the font size. */
const CHARACTER_WIDTH = 0.6

interface PageCoverProps {
  /** A service's slug, a plan's id, or the name of another drawing. */
  readonly name: string
  /** Shown in the drawing: `150+`. */
  readonly figure?: string | undefined
}

/** The drawing of a page. It is decoration: the page repeats its figure as text. */
export function PageCover({ name, figure = '' }: PageCoverProps) {
  const spot = (FIGURE_SPOTS as Record<string, FigureSpot>)[name]
  const characters = figure.replace(THAI_MARKS, '').length
  return (
    <Drawing svg={coverFile(name)}>
      {spot && figure && (
        <text
          x={spot.x}
          y={spot.y}
          fontSize={Math.min(spot.size, Math.floor(spot.width / (characters * CHARACTER_WIDTH)))}
        >
          {figure}
        </text>
      )}
    </Drawing>
  )
}

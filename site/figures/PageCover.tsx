import type { ComponentType } from 'react'
import { Envelope } from './covers/Envelope.tsx'
import { Globe } from './covers/Globe.tsx'
import { Guilloche } from './covers/Guilloche.tsx'
import { IndexCards } from './covers/IndexCards.tsx'
import { Loupe } from './covers/Loupe.tsx'
import { Numeral, type PageFigure } from './covers/Numeral.tsx'
import { PenNib } from './covers/PenNib.tsx'
import { Plate } from './covers/Plate.tsx'
import { RotaryPress } from './covers/RotaryPress.tsx'
import { SortingRack } from './covers/SortingRack.tsx'
import { TelegraphPole } from './covers/TelegraphPole.tsx'
import { Typewriter } from './covers/Typewriter.tsx'

/** The drawing of each service by its slug, and of each plan by its id. */
const drawings: Readonly<Record<string, ComponentType<{ figure: PageFigure }>>> = {
  'global-distribution': Globe,
  'content-creation': PenNib,
  'performance-analytics': Loupe,
  'targeted-distribution': SortingRack,
  'seo-optimization': IndexCards,
  'thai-news-distribution': RotaryPress,
  basic: Envelope,
  professional: Typewriter,
  enterprise: TelegraphPole,
}

type Props = {
  /** A service's slug or a plan's id. */
  readonly name: string
  /** The page's own figure, which is lettered on the picture. */
  readonly figure: PageFigure
}

/** The drawn picture of a service or a plan. It repeats a figure that its page says in words, and is silent. */
export function PageCover({ name, figure }: Props) {
  const Drawing = drawings[name]
  return (
    <Plate>
      {Drawing ? (
        <Drawing figure={figure} />
      ) : (
        <>
          <Guilloche name={name} />
          <path className="art-sheet" d="M296 232h160v64H296Z" strokeWidth="2" />
          <Numeral x={376} y={280} width={140} size={46}>
            {figure.whole}
          </Numeral>
        </>
      )}
    </Plate>
  )
}

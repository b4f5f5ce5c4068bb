import type { ComponentType } from 'react'
import './Art.css'
import { EmbargoDial } from './covers/EmbargoDial.tsx'
import { COVER, LevelLines } from './covers/engraving.tsx'
import { FrontPages } from './covers/FrontPages.tsx'
import { PickupRuler } from './covers/PickupRuler.tsx'
import { SheetToWire } from './covers/SheetToWire.tsx'
import { ThailandNear } from './covers/ThailandNear.tsx'
import { TwoScripts } from './covers/TwoScripts.tsx'

const motifs = {
  sheetToWire: SheetToWire,
  twoScripts: TwoScripts,
  pickupRuler: PickupRuler,
  thailandNear: ThailandNear,
  embargoDial: EmbargoDial,
  frontPages: FrontPages,
} satisfies Record<string, ComponentType>

export type CoverMotif = keyof typeof motifs

type Props = {
  readonly motif: CoverMotif
  /** What the picture shows; without it the cover is decoration and silent. */
  readonly label?: string
  /** What the cover is called where it comes over from another page. */
  readonly turning?: string
}

/** The drawn picture of an article, three by two. */
export function ArticleCover({ motif, label, turning }: Props) {
  const Motif = motifs[motif]
  return (
    <svg
      className="art"
      data-turn={turning}
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className="art-plate" d={`M0 0h${COVER.width}v${COVER.height}H0Z`} />
      <g className="art-tint">
        <LevelLines x={0} y={0} {...COVER} weight={0.8} gap={3.2} />
      </g>
      <Motif />
    </svg>
  )
}

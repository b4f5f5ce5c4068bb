import type { ComponentType } from 'react'
import type { CoverMotif } from '../content/schemas/article.ts'
import { EmbargoDial } from './covers/EmbargoDial.tsx'
import { FrontPages } from './covers/FrontPages.tsx'
import { Guilloche } from './covers/Guilloche.tsx'
import { PickupRuler } from './covers/PickupRuler.tsx'
import { Plate } from './covers/Plate.tsx'
import { Postmark, type PostmarkDay } from './covers/Postmark.tsx'
import { SheetToWire } from './covers/SheetToWire.tsx'
import { ThailandNear } from './covers/ThailandNear.tsx'
import { TwoScripts } from './covers/TwoScripts.tsx'

/** Each drawing, and where it leaves room for a postmark. */
const motifs = {
  fold: { Motif: SheetToWire, room: [410, 60] },
  scripts: { Motif: TwoScripts, room: [412, 262] },
  ruler: { Motif: PickupRuler, room: [92, 64] },
  thailand: { Motif: ThailandNear, room: [418, 262] },
  dial: { Motif: EmbargoDial, room: [418, 62] },
  stack: { Motif: FrontPages, room: [62, 62] },
} satisfies Record<CoverMotif, { Motif: ComponentType; room: readonly [number, number] }>

const ROOM_BESIDE_ROSETTE = [418, 62] as const

type Props = {
  /** The drawing; where there is none, one is made of the article's name. */
  readonly motif?: CoverMotif | undefined
  readonly name?: string
  /** The day that the article is of. */
  readonly postmark?: PostmarkDay
  /** What the picture shows; without it the cover is decoration and silent. */
  readonly label?: string | undefined
}

/** The drawn picture of an article. */
export function ArticleCover({ motif, name = '', postmark, label }: Props) {
  const { Motif, room } = motif ? motifs[motif] : { Motif: undefined, room: ROOM_BESIDE_ROSETTE }
  return (
    <Plate label={label}>
      {Motif ? <Motif /> : <Guilloche name={name} />}
      {postmark && <Postmark {...postmark} at={room as readonly [number, number]} />}
    </Plate>
  )
}

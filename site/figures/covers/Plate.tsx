import type { ReactNode } from 'react'
import '../Art.css'
import { COVER, LevelLines } from './engraving.tsx'

interface PlateProps {
  /** What the picture shows; without it the picture is decoration and silent. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** Drawn in outlines also where the page's styles are taken away, as in a browser's reader view, where it would be a black box. */
const BARE = { fill: 'none', stroke: 'currentColor' }

/** A plate to engrave on, three by two. */
export function Plate({ label, children }: PlateProps) {
  return (
    <svg
      className="art"
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...(label && BARE)}
    >
      <path className="art-plate" d={`M0 0h${COVER.width}v${COVER.height}H0Z`} />
      <g className="art-tint">
        <LevelLines x={0} y={0} {...COVER} weight={0.8} gap={3.2} />
      </g>
      {children}
    </svg>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import './Dispatch.css'
import { CurvedWire } from './CurvedWire.tsx'
import { WorldMap } from './WorldMap.tsx'

type Props = ComponentProps<typeof WorldMap> & {
  /** The headline and what follows it. */
  readonly children: ReactNode
  /** The release; opaque, for the wire comes out from under its lower edge. */
  readonly sheet: ReactNode
}

/**
 * A release being sent: headline, sheet and map, and the wire from the sheet through Bangkok to the lower left corner,
 * where the page takes it up as a 2 px line down its left side (`styles/layout.css`).
 */
export function Dispatch({ children, sheet, ...map }: Props) {
  return (
    <div className="dispatch">
      <div className="dispatch-headline">{children}</div>
      <div className="dispatch-line">
        <div className="dispatch-sheet">{sheet}</div>
        <CurvedWire className="dispatch-in" />
      </div>
      <div className="dispatch-map">
        <WorldMap {...map} />
        <CurvedWire className="dispatch-out" />
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'

interface DrawingProps {
  /** The text of an SVG file, imported with `?raw`. Its class and view box are the drawing's. */
  readonly svg: string
  /** Alternative text. Without it the drawing is decoration and hidden from assistive technology. */
  readonly label?: string | undefined
  /** Drawn on top. */
  readonly children?: ReactNode
}

/** A committed SVG file as part of the page, so that its classes take the theme's colours. */
export function Drawing({ svg, label, children }: DrawingProps) {
  const [, attributes = '', shapes = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
  return (
    <svg
      className={attribute('class')}
      viewBox={attribute('viewBox')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // Outlines also where a browser's reader view has taken the styles away: without them it fills every shape black.
      {...(label && { fill: 'none', stroke: 'currentColor' })}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository. */}
      <g dangerouslySetInnerHTML={{ __html: shapes.replace(/\n\s*/g, '') }} />
      {children}
    </svg>
  )
}

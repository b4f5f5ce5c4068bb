import type { ReactNode } from 'react'

interface DrawingProps {
  /** The text of an SVG file, imported with `?raw`. */
  readonly svg: string
  /** Alternative text. Without it, the drawing is hidden from assistive technology. */
  readonly label?: string | undefined
  /** SVG elements on top of the drawing. */
  readonly children?: ReactNode
}

/** Inlines an SVG file, so that CSS gives it the colors of the theme. */
export function Drawing({ svg, label, children }: DrawingProps) {
  const [, attributes = '', shapes = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
  const markup = { __html: shapes.replace(/\n\s*/g, '') }
  const content = children ? (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is a file of this repository. */}
      <g dangerouslySetInnerHTML={markup} />
      {children}
    </>
  ) : undefined
  return (
    <svg
      className={attribute('class')}
      viewBox={attribute('viewBox')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // A browser's reader view removes the CSS and would fill every shape black.
      {...(label && { fill: 'none', stroke: 'currentColor' })}
      {...(content ? { children: content } : { dangerouslySetInnerHTML: markup })}
    />
  )
}

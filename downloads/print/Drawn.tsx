import type { Drawing } from '../drawing/drawing.ts'

interface DrawnProps {
  drawing: Drawing
  /** What it shows; decoration where it is empty. */
  alt: string
  className?: string
}

/** A drawing in a document: as a picture of its own, so that its rules and names stay in it. Chromium prints it as lines. */
export function Drawn({ drawing: { svg, width, height }, alt, className }: DrawnProps) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return <img src={source} alt={alt} width={width} height={height} {...(className && { className })} />
}

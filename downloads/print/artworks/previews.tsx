import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { Content } from '../../../site/content/load-content.ts'
import { ArticleCover } from '../../../site/figures/Cover.tsx'
import { Plate } from './network.tsx'
import { Portrait } from './pictures.tsx'
import { Mark, SCRIPTS, Wordmark } from './Wordmark.tsx'

interface PlacedProps {
  left: number
  top: number
  zoom: number
  children: ReactNode
}

const Placed = ({ left, top, zoom, children }: PlacedProps) => (
  <div style={{ left, top }}>
    <div style={{ zoom }}>{children}</div>
  </div>
)

const SIZE: CSSProperties & Record<`--${string}`, string> = { '--logo-size': '44px', '--mark-size': '140px' }

/** What each archive of the media kit looks like on its page. */
export const PREVIEWS: Record<string, (content: Content) => ReactElement> = {
  logos: (content) => (
    <div className="preview" style={SIZE}>
      {(['for-light', 'for-dark'] as const).map((edition, row) => (
        <div key={edition} className="half" data-theme={row === 0 ? 'light' : 'dark'} style={{ top: row * 240 }}>
          <Wordmark content={content} scripts={SCRIPTS['latin-thai']} edition={edition} />
          <Mark edition={edition} />
        </div>
      ))}
    </div>
  ),
  pictures: ({ en }) => (
    <div className="preview">
      <Placed left={0} top={30} zoom={0.525}>
        <Portrait {...en.pages.about.founder} locale="en" />
      </Placed>
      <Placed left={352} top={0} zoom={0.767}>
        <div className="cover">
          <ArticleCover motif="fold" />
        </div>
      </Placed>
      <Placed left={352} top={246} zoom={0.767}>
        <div className="cover" data-theme="dark">
          <ArticleCover motif="thailand" />
        </div>
      </Placed>
    </div>
  ),
  'network-maps': ({ en }) => (
    <div className="preview">
      <Placed left={0} top={0} zoom={0.723}>
        <Plate name="world-network" words={en} locale="en" />
      </Placed>
      <Placed left={0} top={386} zoom={0.723}>
        <Plate name="outlets-by-continent" words={en} locale="en" theme="dark" />
      </Placed>
      <Placed left={478} top={0} zoom={0.68}>
        <Plate name="thailand-reach" words={en} locale="en" theme="dark" />
      </Placed>
    </div>
  ),
}

/** The upper part of a document's first page. */
export const PagePreview = ({ png }: { png: Uint8Array }) => (
  <div className="preview">
    <img
      alt=""
      src={`data:image/png;base64,${Buffer.from(png).toString('base64')}`}
      style={{ left: 60, top: 30, width: 600 }}
    />
  </div>
)

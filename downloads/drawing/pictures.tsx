import type { Locale } from '../../contract/locale.ts'
import type { CoverMotif } from '../../site/content/schemas/blog.ts'
import { ArticleCover } from '../../site/figures/Cover.tsx'
import { initialsOf } from '../../site/figures/Monogram.tsx'
import monogram from '../../site/figures/monogram.svg?raw'
import type { Colours } from './colours.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import { styled } from './styled.ts'
import { setterOf } from './text.ts'

/** The drawn picture of an article, as it stands above the article. */
export function coverDrawing(motif: CoverMotif, title: string, locale: Locale, colours: Colours): Drawing {
  const cover = styled(<ArticleCover motif={motif} />, 'site/figures/covers.css', colours)
  // Within another drawing of the same size it needs no view of its own.
  const inside = cover.replace(/<svg[^>]*>/, '<g class="art">').replace(/<\/svg>$/, '</g>')
  return drawingOf({ width: 480, height: 320, title, locale }, inside)
}

/** Someone to be drawn; initials are made of the name where none are given. */
export interface PersonShown {
  name: string
  role: string
  initials?: string
}

const ROUNDEL = 480
const PORTRAIT = { width: 640, height: 800 } as const

/** A person as the site draws people: initials in an engraved roundel, here on a sheet with name and role below. */
export async function portrait(
  { name, role, initials = initialsOf(name) }: PersonShown,
  locale: Locale,
  colours: Colours,
): Promise<Drawing> {
  const { line, block } = await setterOf(locale)
  const { width, height } = PORTRAIT
  const middle = width / 2
  const ink = colours('ink')
  // Tighter than on the page, as print holds finer lines.
  const lathe = /class="monogram-lathe" d="([^"]*)"/.exec(monogram)?.[1] ?? ''
  const letters = locale === 'th' ? 112 : 136
  const roundel = `<g transform="translate(${middle} 300)" fill="none" stroke="${ink}" stroke-width="2"><circle r="236" fill="${colours('sheet')}" stroke-width="5"/><circle r="214" stroke-width="24" stroke-dasharray="2 2.98"/><circle r="200"/><g stroke="${colours('quiet')}" stroke-width="1.4"><path d="${lathe}"/><path transform="rotate(20)" d="${lathe}"/></g><circle r="124" fill="${colours('sheet')}" stroke-width="5"/></g>`
  const style = { x: middle, anchor: 'middle' } as const
  return drawingOf(
    { ...PORTRAIT, title: `${name}, ${role}`, locale, ground: colours('paper') },
    [
      roundel,
      line(initials, { ...style, y: 346, size: letters, role: 'headline', colour: ink }),
      `<path stroke="${colours('wire')}" stroke-width="3" d="M${middle} ${300 + ROUNDEL / 2 - 4}V596"/><circle cx="${middle}" cy="602" r="7" fill="${colours('wire')}"/>`,
      line(name, { ...style, y: 668, size: 42, role: 'headline', colour: ink }),
      block(role, {
        ...{ ...style, y: 716, size: 24, role: 'text', colour: colours('quiet') },
        width: width - 80,
        leading: 36,
      }).drawn,
      `<path fill="none" stroke="${colours('rule')}" stroke-width="3" d="M20 20h${width - 40}v${height - 40}h-${width - 40}Z"/>`,
    ].join(''),
  )
}

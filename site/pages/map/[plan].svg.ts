import type { APIRoute } from 'astro'
import { getWords } from '../../content/content.ts'
import { figureValue } from '../../content/figure.ts'
import { litDots } from '../../figures/lit-dots.ts'
import { WORLD } from '../../figures/world-dots.ts'

export const getStaticPaths = () =>
  getWords('en').plans.map(({ id, outlets }) => ({ params: { plan: id }, props: { outlets } }))

type Props = { outlets: ReturnType<typeof getWords>['plans'][number]['outlets'] }

/** What a plan lights of the map, to be laid over it as a mask: its colour is the page's. */
export const GET: APIRoute<Props> = ({ props: { outlets } }) => {
  const dots = litDots(outlets.figure.value, figureValue(getWords('en').figures, 'general.outlets'))
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.width} ${WORLD.height}"><path d="${dots}" fill="none" stroke="#000" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 ${WORLD.pitch}"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )
}

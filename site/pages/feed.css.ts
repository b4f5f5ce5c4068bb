import type { APIRoute } from 'astro'
import { feedStyles } from '../discovery/feed-styles.ts'
import { tokenColour } from '../styles/token-colours.ts'

export const GET: APIRoute = () =>
  new Response(
    feedStyles(
      (name) => tokenColour(name),
      (name) => tokenColour(name, 'dark'),
    ),
    { headers: { 'Content-Type': 'text/css' } },
  )

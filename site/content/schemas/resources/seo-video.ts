import { z } from 'zod'
import { asMessage } from '../../problems.ts'
import { text } from '../pieces.ts'

/** The scenes of the video, in their order. */
export const videoScenes = [
  'title',
  'query',
  'headline',
  'lead',
  'words',
  'picture',
  'link',
  'languages',
  'end',
] as const
export type VideoScene = (typeof videoScenes)[number]

export const seoVideoSchema = z.strictObject({
  title: text,
  dateline: text,
  scenes: z
    .array(z.strictObject({ id: z.enum(videoScenes), heading: text, cues: z.array(text).min(1) }))
    .refine(
      (scenes) => scenes.map(({ id }) => id).join() === videoScenes.join(),
      asMessage('inOrder', { ids: videoScenes.join(', ') }),
    ),
  /** What is drawn: one release and how it is searched for. */
  example: z.strictObject({
    query: text,
    slogan: text,
    /** What was searched for, what else a phone shows, and what it cuts off. */
    headline: z.strictObject({ match: text, shown: text, hidden: text }),
    cut: text,
    address: text,
    lead: text,
    places: z.array(text).length(3),
    /** Each holds the term once. */
    lines: z.array(text).length(3),
    term: text,
    badFile: text,
    goodFile: text,
    alt: text,
    badLink: text,
    linkBefore: text,
    link: text,
    pages: z.array(z.strictObject({ address: text, headline: text })).length(2),
    checks: z.array(text).length(5),
  }),
})

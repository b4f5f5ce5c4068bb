import { z } from 'zod'
import {
  chart,
  figurePath,
  laidDownIn,
  loggedHead,
  notedStatList,
  partners,
  stat,
  statList,
  text,
  titled,
} from './pieces.ts'

const head = { ...loggedHead, figures: notedStatList }

export const thaiSchema = z.strictObject({
  ...head,
  // A fact that the map cannot place is drawn as all other cities: there is room for one.
  reach: chart.extend({ items: chart.shape.items.max(4, laidDownIn('site/sections/distribution/ThaiReach.tsx')) }),
  sectors: chart,
  results: notedStatList,
  industries: chart,
  translation: z.strictObject({ title: text, lead: text, steps: z.array(titled).length(3) }),
  partners,
  stories: z.strictObject({ title: text }),
  callToAction: titled,
  link: text,
})

const languages = z.strictObject({
  caption: text,
  named: z.array(z.strictObject({ code: z.string().regex(/^[A-Z]{2}$/), name: text })).length(9),
  more: z.strictObject({ figure: figurePath, label: text }),
  shares: z.array(stat).length(2),
})

export const internationalSchema = z.strictObject({
  ...head,
  continents: chart,
  industries: chart,
  languages,
  markets: chart,
  results: statList,
  partners,
  stories: z.strictObject({ title: text }),
  link: text,
})

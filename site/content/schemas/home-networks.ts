import { z } from 'zod'
import { asMessage } from '../problems.ts'
import { OTHER_CITIES, REACH_FIGURES } from '../thai-cities.ts'
import {
  chart,
  figurePath,
  laidDownIn,
  notedStatList,
  partners,
  sectionHead,
  stat,
  statList,
  text,
  titled,
} from './pieces.ts'

const head = { ...sectionHead, figures: notedStatList }

/** Each place stands on the map once, none but those that it knows, and never without all the others. */
const reachItems = chart.shape.items
  .max(REACH_FIGURES.length, laidDownIn('site/content/thai-cities.ts'))
  .superRefine((items, context) => {
    const figures = items.map(({ figure }) => figure)
    for (const [index, figure] of figures.entries()) {
      const message = REACH_FIGURES.includes(figure)
        ? figures.indexOf(figure) < index && asMessage('figureTwice', { name: figure })
        : asMessage('notKnown', { value: JSON.stringify(figure), choices: REACH_FIGURES })
      if (message) context.addIssue({ code: 'custom', path: [index, 'figure'], message })
    }
    if (!figures.includes(OTHER_CITIES))
      context.addIssue({ code: 'custom', message: asMessage('figureLacking', { name: OTHER_CITIES }) })
  })

export const thaiSchema = z.strictObject({
  ...head,
  reach: chart.extend({ items: reachItems }),
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

import { checkDraft } from './check-draft.ts'

/** Returns the texts that a rule marks. */
export const getMarkedText = (rule: string, text: string) =>
  checkDraft(text)
    .remarks.filter((remark) => remark.rule === rule)
    .map(({ start, end }) => text.slice(start, end))

export const headline = 'Chiang Mai maker of solar pumps opens a plant in Ho Chi Minh City'
export const lead =
  'CHIANG MAI, March 9, 2027 — Namjai Pumps, a maker of pumps for small farms, opened a plant in Vietnam to cut the wait for parts.'
export const story = (...paragraphs: string[]) => [headline, lead, ...paragraphs].join('\n\n')

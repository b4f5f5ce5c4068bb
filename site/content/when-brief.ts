import { BANGKOK } from '../../contract/when/office-days.ts'
import { type WhenBrief, whenBrief } from '../../contract/when/when-brief.ts'
import { figureValues } from './figure.ts'
import { DISTRIBUTION_FIGURES } from './figure-rules.ts'
import type { Words } from './load-content.ts'
import { officeOf } from './office.ts'

/** What the server and the browser need to say when a release is out: figures, holidays and words, in one language. */
export function whenBriefOf({ figures, holidays, identity, when }: Words): WhenBrief {
  const brief: WhenBrief = {
    product: identity.name,
    // The days are named in the answer, whose lines break between words.
    office: { ...officeOf({ figures, holidays }), holidays: [...holidays.days] },
    knownFrom: `${holidays.years[0]}-01-01`,
    knownUntil: `${holidays.years.at(-1)}-12-31`,
    ...figureValues(figures, DISTRIBUTION_FIGURES),
    zones: [{ code: BANGKOK, label: when.form.zone.prompt }, ...when.zones],
    words: when.answer,
  }
  return whenBrief.parse(brief)
}

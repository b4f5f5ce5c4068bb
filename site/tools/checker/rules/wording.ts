import { outside, type Speech } from '../find-speech.ts'
import { lexicons } from '../lexicons.ts'
import type { Draft } from '../read-draft.ts'
import { type Found, findAll, firstOfEach, type Remark } from '../remark.ts'
import { segmentWords } from '../segment-words.ts'

/** Where the writer says 'we'. In Thai what was said stands without quotation marks too, and there it is the speaker. */
function firstPersons({ story, language }: Draft, speech: Speech): Found[] {
  if (language === 'en')
    return outside(
      story.flatMap((paragraph) => findAll(paragraph, lexicons.en.FIRST_PERSON)),
      speech,
    )
  const words = story
    .filter(({ text }) => text.includes('เรา') && !lexicons.th.SAID.test(text))
    .flatMap((paragraph) => segmentWords(paragraph, 'th'))
  return outside(
    words.filter(({ text }) => lexicons.th.FIRST_PERSON.test(text)),
    speech,
  )
}

/** Words that a desk strikes out, and the voice of an advertisement. */
export function wordingRemarks(draft: Draft, speech: Speech): Remark[] {
  const { text, headline, story, language } = draft
  const whole = { text, start: 0, end: text.length }
  // Somebody of that rank has a capital, and so has a league.
  const praise = findAll(whole, lexicons[language].HYPE).filter(({ text }) => text !== 'Premier')
  const remarks = firstOfEach(praise).map(({ start, end, text: name }): Remark => ({ rule: 'hype', start, end, name }))
  const persons = firstPersons(draft, speech)
  const [we] = persons
  if (we) remarks.push({ rule: 'first-person', start: we.start, end: we.end, name: we.text, n: persons.length })
  const exclaimed = outside(
    story.flatMap((paragraph) => findAll(paragraph, lexicons.en.EXCLAMATION)),
    speech,
  ).filter(({ start }) => !headline || start >= headline.end)
  const [mark] = exclaimed
  if (mark) remarks.push({ rule: 'exclamation', start: mark.start, end: mark.end, n: exclaimed.length })
  return remarks
}

import { LINK_ATTRIBUTE } from '../../../contract/answers/answer.ts'
import { fieldId } from '../../../contract/form-markup.ts'
import { localeOf } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/when/office-days.ts'
import { answerWhen } from '../../../contract/when/when-answer.ts'
import type { WhenBrief } from '../../../contract/when/when-brief.ts'
import { whenCalendar } from '../../../contract/when/when-calendar.ts'
import { asksWhen } from '../../../contract/when/when-question.ts'
import { readingAt, writtenReading } from '../../../contract/when/zoned-clock.ts'
import { openQuestion } from './open-question.ts'

/** How this browser calls a zone: Chromium says `Asia/Calcutta` for `Asia/Kolkata`. An older one may know no zone of this name. */
function nameHere(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone
  }
}

/** A form in which nothing is chosen yet starts from here and now. */
function startFromHere(root: HTMLElement): void {
  const approved = root.querySelector<HTMLInputElement>(`#${fieldId('when', 'approved')}`)
  const zone = root.querySelector<HTMLSelectElement>(`#${fieldId('when', 'zone')}`)
  if (!approved || !zone || approved.value || zone.value) return
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  zone.value = [...zone.options].find(({ value }) => value !== '' && nameHere(value) === here)?.value ?? ''
  approved.value = writtenReading(readingAt(Date.now(), zone.value || BANGKOK))
}

/** Makes `site/sections/when/When.tsx` live. The dates for the calendar are made here too, where no server may be. */
export function openWhen(root: HTMLElement, brief: WhenBrief): void {
  const locale = localeOf(location.pathname)
  const link = root.querySelector<HTMLAnchorElement>(`[${LINK_ATTRIBUTE}=calendar]`)
  openQuestion(root, {
    name: 'when',
    isAsked: asksWhen,
    answer: (parameters) => {
      const answer = answerWhen(parameters, brief, locale)
      const written = { written: Date.now(), host: location.host }
      const calendar = whenCalendar(parameters, brief, locale, written)
      if (!calendar || !link) return answer
      if (link.href.startsWith('blob:')) URL.revokeObjectURL(link.href)
      link.download = 'press-release.ics'
      return { ...answer, links: { calendar: URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' })) } }
    },
  })
  if (!asksWhen(new URLSearchParams(location.search))) startFromHere(root)
}

/** Keeps the clocks of `NewsroomClocks` at the present time. */
import { localeOf } from '../../contract/locale.ts'
import { clockWords, momentWords } from '../../contract/time.ts'
import { everyMinute } from './every-minute.ts'

const locale = localeOf(location.pathname)

everyMinute(() => {
  const now = Date.now()
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]'))
    clock.textContent = clockWords(now, clock.dataset.clock ?? '', locale)
  for (const moment of document.querySelectorAll<HTMLElement>('[data-moment]'))
    moment.textContent = momentWords(now, moment.dataset.moment ?? '', locale)
})

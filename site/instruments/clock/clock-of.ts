import { localeOf } from '../../../contract/locale.ts'
import { clockWords } from '../../../contract/when/moment-words.ts'
import { bangkokWords, isAwake, type Waking } from './newsrooms.ts'
import { type MapFrame, nightPath } from './night-path.ts'

/** What the section tells its script (`sections/service/ClockMap.tsx`). */
export interface ClockBrief {
  frame: MapFrame
  waking: Waking
  awake: string
  asleep: string
  /** With `{from}` for the day and hour in Bangkok. */
  moment: string
}

/** What moves the night over the map to where it is now, and tells who is awake: to be called every minute. */
export function clockOf(clock: HTMLElement): () => void {
  const brief = JSON.parse(clock.dataset.clock ?? '') as ClockBrief
  const locale = localeOf(location.pathname)
  const find = (part: string) => clock.querySelector(part)
  return () => {
    const now = Date.now()
    find('.world-night')?.setAttribute('d', nightPath(now, brief.frame))
    let outlets = 0
    for (const region of clock.querySelectorAll<HTMLElement>('[data-zone]')) {
      const { zone = '', outlets: count } = region.dataset
      const awake = isAwake(now, zone, brief.waking)
      if (awake) outlets += Number(count)
      region.classList.toggle('is-awake', awake)
      write(region.querySelector('.clock-hour'), clockWords(now, zone, locale))
      write(region.querySelector('.clock-state'), awake ? brief.awake : brief.asleep)
    }
    write(find('.clock-moment'), brief.moment.replace('{from}', bangkokWords(now, locale)))
    write(find('.clock-sum span'), String(outlets))
  }
}

function write(place: Element | null, text: string): void {
  if (place) place.textContent = text
}

import type { Locale } from '../../../contract/locale.ts'
import { CONTINENT_CLOCKS, isContinent, WAKING_HOURS } from '../../../contract/when/continent-clocks.ts'
import { clockWords } from '../../../contract/when/moment-words.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { WorldMap } from '../../figures/WorldMap.tsx'
import { WORLD_FRAME } from '../../figures/world-dots.ts'
import type { ClockBrief } from '../../instruments/clock/clock-of.ts'
import { bangkokWords, isAwake } from '../../instruments/clock/newsrooms.ts'
import { globePath, nightPath } from '../../instruments/clock/night-path.ts'
import { spoken } from '../../ui/spoken.ts'
import { OfficeStatus } from '../page/OfficeStatus.tsx'
import './clock-map.css'

interface ClockMapProps {
  words: PageWords<'services'>['clock']
  /** The international outlets by continent. */
  continents: Words['home']['international']['continents']
  hours: Words['site']['hours']
  /** The moment for which it is drawn: that of the build. */
  now: Date
  locale: Locale
}

/**
 * The world with its night, and who is awake in it: by continent, by the clock of one city of each. As built it says of which
 * moment it is; `site/document/in-view.ts` moves it to the reader's own.
 */
export function ClockMap({ words, continents, hours, now, locale }: ClockMapProps) {
  const moment = now.getTime()
  const regions = continents.items.map(({ figure, label }) => {
    const continent = figure.path.split('.').at(-1) ?? ''
    if (!isContinent(continent))
      throw new Error(`ClockMap: contract/when/continent-clocks.ts has no clock for ${label}`)
    const zone = CONTINENT_CLOCKS[continent]
    const city = { name: words.cities[continent], zone }
    return { label, outlets: figure.value, city, awake: isAwake(moment, zone, WAKING_HOURS) }
  })
  const outlets = regions.reduce((sum, region) => sum + (region.awake ? region.outlets : 0), 0)
  const brief: ClockBrief = {
    frame: WORLD_FRAME,
    waking: WAKING_HOURS,
    awake: words.awake,
    asleep: words.asleep,
    moment: spoken(words.moment),
  }
  // The script writes the number alone: the marks that keep words together stay where they are.
  const [before, after] = words.sum.split('{n}')
  return (
    <div className="clock" data-clock={JSON.stringify(brief)}>
      <WorldMap globe={globePath(WORLD_FRAME)} night={nightPath(moment, WORLD_FRAME)} />
      <p className="clock-now">
        <span className="clock-moment">{brief.moment.replace('{from}', bangkokWords(moment, locale))}</span>{' '}
        <OfficeStatus words={hours} />
      </p>
      <p className="clock-sum">
        {before}
        <span>{outlets}</span>
        {after}
      </p>
      <ul>
        {regions.map(({ label, city, awake, ...region }) => (
          <li
            key={label}
            className={awake ? 'is-awake' : undefined}
            data-zone={city.zone}
            data-outlets={region.outlets}
          >
            <strong>{label}</strong> <span className="clock-state">{awake ? words.awake : words.asleep}</span>{' '}
            <span className="clock-city">
              {city.name} <span className="clock-hour">{clockWords(moment, city.zone, locale)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="figure-note">{words.note}</p>
    </div>
  )
}

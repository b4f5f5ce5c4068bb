import { spoken } from '../ui/spoken.ts'
import { encodeDots } from './dot-grid.ts'
import './figure.css'
import { WORLD, worldDots } from './world-dots.ts'
import './WorldMap.css'

/** The anchor of the map's land on a page that has a map already. */
export const LAND = 'land'

type Props = {
  /** What is chosen here. */
  readonly legend: string
  readonly plans: readonly { readonly id: string; readonly name: string; readonly outlets: string }[]
  /** The plan that is lit from the beginning: the page's own. */
  readonly chosen?: string | undefined
  /** Whether the page has the map already (`WorldMap`), whose dots are then drawn again and not sent again. */
  readonly landOnPage: boolean
  /** What a dot stands for. */
  readonly note: string
}

/**
 * The map of the world, on which the plan that is chosen lights its share of the dots and has its number printed, by styles
 * alone (`plan-reach.css`): what is lit is a picture (`/map/{id}.svg`) that comes when it is asked for.
 */
export function PlanReach({ legend, plans, chosen, landOnPage, note }: Props) {
  const numbers = Object.fromEntries(plans.map(({ id, outlets }) => [`data-${id}`, spoken(outlets)]))
  return (
    <fieldset className="reach" aria-label={spoken(legend)} {...numbers}>
      {plans.map(({ id, name, outlets }) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name="reach"
            value={id}
            aria-label={spoken(`${name}: ${outlets}`)}
            defaultChecked={id === chosen}
            autoComplete="off"
          />
          {name}
        </label>
      ))}
      <p className="figure-note">{note}</p>
      <svg viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} aria-hidden="true">
        {landOnPage ? (
          <use href={`#${LAND}`} />
        ) : (
          <path className="dots world-dots" d={encodeDots(worldDots(), WORLD.pitch)} />
        )}
      </svg>
    </fieldset>
  )
}

import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './island-names.ts'

interface IslandProps<Props> {
  name: IslandName
  locale: string
  of: ComponentType<Props>
  props: Props
}

/**
 * A part that React wakes in the browser once somebody comes near it (`wake-on-touch.ts`). Until then it is HTML and
 * nothing else: what React needs to go on from there comes with React, not with the page.
 */
export function Island<Props extends object>({ name, locale, of: Part, props }: IslandProps<Props>) {
  const html = renderToString(<Part {...props} />)
  return (
    <div
      className="island"
      data-island={name}
      data-props={islandPropsPath(name, locale)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React wrote, in a root of its own.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Where the props of an island stand as JSON. */
const islandPropsPath = (name: IslandName, locale: string) => `/islands/${name}.${locale}.json`

import type { FastifyInstance } from 'fastify'
import { LOCALE_PARAMETER } from '../../contract/form-markup.ts'
import { localeNamed } from '../../contract/locale.ts'
import { WHEN_CALENDAR_PATH } from '../../contract/paths.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { whenCalendar } from '../../contract/when/when-calendar.ts'
import { type Limit, withinLimit } from '../address-limits.ts'
import type { Clock } from '../clock.ts'
import { splitTarget } from '../pages/routing.ts'
import { ProblemError } from '../problems.ts'

interface CalendarRoute {
  manifest: SiteManifest
  limit: Limit
  now: Clock['now']
}

/** When a release is out, as dates for a calendar: the same question as on the page, at an address that is a file. */
export function calendarRoute(app: FastifyInstance, { manifest, limit, now }: CalendarRoute) {
  const { host } = new URL(manifest.origin)
  app.get(WHEN_CALENDAR_PATH, async (request, reply) => {
    await withinLimit(request, limit)
    const parameters = new URLSearchParams(splitTarget(request.url).query)
    const locale = localeNamed(parameters.get(LOCALE_PARAMETER))
    const written = { written: now().getTime(), host }
    const text = whenCalendar(parameters, manifest.answers[locale].when, locale, written)
    if (text === undefined)
      throw new ProblemError(400, { detail: 'The address does not say when the release is approved.' })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="press-release.ics"')
      .send(text)
  })
}

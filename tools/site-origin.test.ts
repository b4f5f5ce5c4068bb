import { expect, it } from 'vitest'
import { readConfig } from '../server/config.ts'
import { StartError } from '../server/start-error.ts'
import { siteOrigin } from './site-origin.ts'

it.each([{}, { SITE_URL: '' }, { SITE_URL: 'https://www.example.com/' }])(
  'a site is built with %o for the origin that the server takes it for',
  (settings) => {
    expect(siteOrigin(settings)).toBe(readConfig(settings).siteUrl)
  },
)

it('what is no origin is said to be none, whatever else is set', () => {
  const settings = { SITE_URL: 'https://www.example.com/site', PORT: 'none of the build’s business' }
  expect(() => siteOrigin(settings)).toThrow(StartError)
  expect(() => siteOrigin(settings)).toThrow(/^SITE_URL: expected the origin visitors use[^;]*$/)
})

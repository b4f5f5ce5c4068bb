import { expect, it } from 'vitest'
import { readConfig } from '../server/config.ts'
import { StartError } from '../server/start-error.ts'
import { elsewhere, siteOrigin } from './site-origin.ts'

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

it('a build for another address than the company’s says which its files name', () => {
  const website = 'https://www.krajai.example'
  expect(elsewhere('https://krajai.co.th', website)).toContain('https://www.krajai.example')
  for (const origin of ['https://www.krajai.example', 'http://localhost:3000', 'http://127.0.0.1:8080'])
    expect(elsewhere(origin, website)).toBeUndefined()
})

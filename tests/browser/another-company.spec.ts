import { join } from 'node:path'
import { buildAnotherCompany } from '../support/another-company.ts'
import { startServer } from '../support/started-server.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'
import { tooWide } from './too-wide.ts'

test('the pages of another company fit a phone and a desktop, and axe finds nothing', async ({ page }) => {
  test.setTimeout(600_000)
  const project = buildAnotherCompany()
  const server = startServer(join(project, 'dist'), { DATABASE_URL: `file:${join(project, 'leads.db')}` })
  const origin = `http://127.0.0.1:${await server.listening}`
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  const faults: string[] = []
  for (const path of pagePaths(join(project, 'dist'))) {
    const response = await page.goto(`${origin}${path}`)
    if (response?.status() !== 200) faults.push(`${path}: answered with ${response?.status()}`)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const fault of await tooWide(page)) faults.push(`${path}, ${width} px: ${fault}`)
      faults.push(...(await violations(page, width)))
    }
  }
  expect(faults).toEqual([])
  server.signal('SIGTERM')
  await server.ended
})

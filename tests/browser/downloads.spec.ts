import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'

for (const path of ['/media-kit', '/th/media-kit']) {
  test(`a reader takes the fact sheet home from ${path}, whole and under a name in both languages`, async ({
    page,
  }) => {
    await page.goto(path)
    const begun = page.waitForEvent('download')
    await page.locator('.download').nth(2).getByRole('link').click()
    const download = await begun
    expect(download.suggestedFilename()).toBe(`${content.en.identity.name} – Fact sheet – เอกสารข้อมูลบริษัท.pdf`)
    const sum = createHash('sha256').update(readFileSync(await download.path()))
    const sums = await page.request.get('/downloads/SHA256SUMS')
    expect(await sums.text()).toContain(sum.digest('hex'))
  })
}

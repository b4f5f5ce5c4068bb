import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'

for (const path of ['/media-kit', '/th/media-kit']) {
  test(`a reader takes the fact sheet home from ${path}, whole and under a name in both languages`, async ({
    page,
  }) => {
    await page.goto(path)
    const row = page.locator('.download').nth(2)
    const begun = page.waitForEvent('download')
    await row.getByRole('link').click()
    const download = await begun
    expect(download.suggestedFilename()).toBe(`${content.en.identity.name} – Fact sheet – เอกสารข้อมูลบริษัท.pdf`)
    const sum = createHash('sha256').update(readFileSync(await download.path()))
    await expect(row).toContainText(sum.digest('hex'))
  })
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from './fixture.ts'
import { press } from './languages.ts'
import { fillInSignup, hydrateForm, leads } from './signup.ts'

test.use({ expectedConsole: [/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to fetch/] })

/** Passes on everything between the browser and the server, but while `isCutting` it resets the connection when a form is answered. */
async function startProxy(siteUrl: string) {
  const state = { isCutting: true }
  const proxy = createServer((client) => {
    const server = connect(Number(new URL(siteUrl).port), '127.0.0.1')
    let isForm = false
    client.on('data', (chunk) => {
      isForm ||= chunk.toString('latin1').startsWith('POST /api/')
      server.write(chunk)
    })
    server.on('data', (chunk) => {
      if (isForm && state.isCutting) client.resetAndDestroy()
      else client.write(chunk)
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { state, url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, stop: () => proxy.close() }
}

for (const { path, send, fullName, failed } of [
  { path: '/', send: 'Send request', fullName: 'Somchai Reloads', failed: 'Something went wrong' },
  { path: '/th', send: 'ขอใบเสนอราคา', fullName: 'สมชาย โหลดใหม่', failed: 'ส่งข้อมูลไม่สำเร็จ' },
]) {
  test(`a form of ${path} whose answer was lost is one lead after a reload and a second try`, async ({
    page,
    site,
  }) => {
    const { state, url, stop } = await startProxy(site.url)
    const fillInAndSend = async () => {
      await hydrateForm(page, 'signup')
      await fillInSignup(page, { fullName })
      await press(page.getByRole('button', { name: send }))
    }
    const stored = () => leads(site.databasePath).filter(({ full_name }) => full_name === fullName)
    await page.goto(url + path)
    await fillInAndSend()
    await expect(page.getByRole('group', { name: failed })).toBeFocused()
    expect(stored()).toHaveLength(1)
    state.isCutting = false
    await page.reload()
    await fillInAndSend()
    await expect(page.locator('#signup-sent')).toBeFocused()
    expect(stored()).toHaveLength(1)
    stop()
  })
}

import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { problem } from '../../site/content/problems.ts'
import { changeOf, copyOfContent, kept } from '../content/fixture-folder.ts'
import type { Everything } from '../protocol.ts'
import { editorApp } from './app.ts'

const TOKEN = 'the-token-of-this-test'
const page = new Map([['/', { type: 'text/html; charset=utf-8', body: '<title>Editor</title>' }]])

async function listening() {
  const { folder, textOf } = copyOfContent()
  let keysUsed = 0
  const onKeyUsed = () => {
    keysUsed += 1
  }
  const app = editorApp({ folder, token: TOKEN, once: 'the-key-of-this-test', onKeyUsed, page, kept })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        },
        async (response) => {
          let text = ''
          for await (const chunk of response) text += chunk
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        },
      )
      sent.once('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { port, ask, textOf, keysUsed: () => keysUsed }
}

const token = { 'x-editor-token': TOKEN }

describe('the editor answers its own page alone', () => {
  test('which loads nothing from elsewhere and is framed by nobody', async () => {
    const { ask } = await listening()
    const { status, headers, text } = await ask('/')
    expect([status, text]).toEqual([200, '<title>Editor</title>'])
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('and answers no other name, no other site, and no page without the token', async () => {
    const { port, ask } = await listening()
    const own = `http://127.0.0.1:${port}`
    const statusOf = async (path: string, headers: Record<string, string>, body?: unknown) =>
      (await ask(path, headers, body)).status
    expect(await statusOf('/', { host: 'rebound.example' })).toBe(403)
    expect(await statusOf('/', { host: `rebound.example:${port}` })).toBe(403)
    expect(await statusOf('/api/changes', { ...token, origin: 'https://evil.example' }, {})).toBe(403)
    expect(await statusOf('/api/changes', { ...token, origin: 'null' }, {})).toBe(403)
    expect(await statusOf('/api/changes', { ...token, origin: own, 'sec-fetch-site': 'cross-site' }, {})).toBe(403)
    expect(await statusOf('/api/changes', { origin: own }, {})).toBe(403)
    expect(await statusOf('/api/changes', { 'x-editor-token': 'guessed' }, {})).toBe(403)
    expect(await statusOf('/api/content', {})).toBe(403)
    expect(await statusOf('/api/changes', { ...token, origin: own, 'sec-fetch-site': 'same-origin' }, {})).toBe(400)
  })

  test('however the address is written', async () => {
    const { port, ask } = await listening()
    const written = ['/%61pi/content', '/%61%70%69/changes', `http://127.0.0.1:${port}/api/content`, '/api/content?a=/']
    for (const path of written) {
      expect([path, (await ask(path)).status, (await ask(path, token)).status]).toEqual([path, 403, 200])
    }
    expect((await ask('/%61pi/changes', {}, {})).status).toBe(403)
    for (const path of ['/nothing', '//api/content', '/api//content', '/API/content', '/api/content/'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  test('which gets the token for a key that opens nothing else, and once', async () => {
    const { ask } = await listening()
    const key = { 'x-editor-token': 'the-key-of-this-test' }
    expect((await ask('/api/content', key)).status).toBe(403)
    expect((await ask('/api/key', { 'x-editor-token': 'guessed' }, {})).status).toBe(403)
    expect(JSON.parse((await ask('/api/key', key, {})).text)).toEqual({ token: TOKEN })
    expect((await ask('/api/key', key, {})).status).toBe(403)
  })

  test('to which a browser is led by a file with that key, until it is used', async () => {
    const { ask, keysUsed } = await listening()
    const key = { 'x-editor-token': 'the-key-of-this-test' }
    const ledHere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    const statusOf = async (path: string) => (await ask(path, ledHere)).status
    const keyed = '?key=the-key-of-this-test'
    expect([await statusOf('/'), await statusOf('/?key=guessed'), await statusOf(`/?key=${TOKEN}`)]).toEqual([
      403, 403, 403,
    ])
    expect([await statusOf(`/api/content${keyed}`), await statusOf(`/${keyed}&key=a`)]).toEqual([403, 403])
    expect([await statusOf(`/${keyed}`), keysUsed()]).toEqual([200, 0])
    expect((await ask('/api/key', { ...key, ...ledHere }, {})).status).toBe(403)
    expect([(await ask('/api/key', key, {})).status, keysUsed()]).toEqual([200, 1])
    expect(await statusOf(`/${keyed}`)).toBe(403)
  })

  test('and reads no body but JSON', async () => {
    const { ask } = await listening()
    const typed = { ...token, 'content-type': 'text/plain' }
    expect((await ask('/api/changes', typed, { changes: [] })).status).toBe(415)
  })
})

describe('a save', () => {
  test('is written once: the second to change what both read gets 409 and what stands there now', async () => {
    const { ask, textOf } = await listening()
    const everything: Everything = JSON.parse((await ask('/api/content', token)).text)
    const change = changeOf(everything, 'faq.yaml', 'th', [1, 'question'], 'เขียนข่าวให้ด้วยหรือเปล่า')
    const first = await ask('/api/changes', token, { changes: [change] })
    const second = await ask('/api/changes', token, { changes: [{ ...change, value: 'อย่างอื่น' }] })
    expect([first.status, second.status]).toEqual([200, 409])
    expect(JSON.parse(second.text).conflicts[0].now.value).toBe('เขียนข่าวให้ด้วยหรือเปล่า')
    expect(textOf('th/faq.yaml')).toContain('question: เขียนข่าวให้ด้วยหรือเปล่า\n')
  })

  test('of what is wrong gets 422 and the reason, one outside the content 400', async () => {
    const { ask, textOf } = await listening()
    const everything: Everything = JSON.parse((await ask('/api/content', token)).text)
    const change = changeOf(everything, 'faq.yaml', 'en', [1, 'question'], '')
    const wrong = await ask('/api/changes', token, { changes: [change] })
    expect(wrong.status).toBe(422)
    expect(JSON.parse(wrong.text).problems[0].problem).toEqual(problem('empty'))
    for (const file of ['../package.json', '../../../etc/passwd', 'shared/../../package.json']) {
      const outside = await ask('/api/changes', token, { changes: [{ ...change, file, value: 'x' }] })
      expect([file, outside.status]).toEqual([file, 400])
    }
    expect((await ask('/api/put-back', token, { files: [{ path: '../package.json', read: '' }] })).status).toBe(400)
    expect(textOf('en/faq.yaml')).toContain('question: Do you write the press release?')
  })

  test.each(['__proto__', 'constructor', 'prototype'])('never reaches beyond the files, by way of %s', async (key) => {
    const { ask } = await listening()
    const everything: Everything = JSON.parse((await ask('/api/content', token)).text)
    const change = { file: 'shared/facts.yaml', side: 'all', path: [key, 'reached'], read: '', value: 'x' }
    expect((await ask('/api/changes', token, { changes: [change] })).status).toBe(400)
    const list = everything.files.find(({ name }) => name === 'faq.yaml')?.nodes[0]
    if (list?.kind !== 'list') throw new Error('the questions are no list')
    const values = { en: { [JSON.stringify([key, 'reached'])]: 'x' }, th: {} }
    const entry = { file: 'faq.yaml', path: list.path, read: list.in, change: { kind: 'add', index: 0, values } }
    expect((await ask('/api/list', token, entry)).status).toBe(400)
    expect({}).not.toHaveProperty('reached')
  })
})

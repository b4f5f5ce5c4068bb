import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '../testing/running-app.ts'

let running: RunningApp
beforeAll(async () => {
  running = await runApp()
})
afterAll(() => running.stop())

const ask: RunningApp['ask'] = (target, asked) => running.ask(target, asked)
const QUESTION = 'approved=2026-06-15T10:00&zone=Asia/Bangkok'

describe('a page that is asked something by its address', () => {
  it('answers, in the language of the page, with what was asked in its fields', async () => {
    const { status, headers, text } = await ask(`/th/faq?approved=2026-06-15T10:00&speed=same-day&zone=Europe/London`)
    const $ = load(text)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-language': 'th', 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    expect($('[data-answer-text="earliest.bangkok"]').text().replaceAll('\u00A0', ' ')).toBe(
      'วันจันทร์ที่ 15 มิถุนายน 2569 เวลา 16.00 น.',
    )
    expect($('[data-answer-part]:not([hidden])').length).toBe(2)
    expect($('[data-unanswered]').is('[hidden]')).toBe(true)
    expect($('#when-approved').attr('value')).toBe('2026-06-15T10:00')
    expect($('#when-zone option[selected]').attr('value')).toBe('Europe/London')
    expect($('#when-speed').is('[checked]')).toBe(true)
    expect($('[data-answer-link]').attr('href')).toContain('/api/when.ics?approved=2026-06-15T10%3A00')
    expect($('title').text()).toBe('คำถามที่พบบ่อย')
  })

  it('is otherwise the page as it was built, and keeps its policy', async () => {
    const [asked, plain] = [await ask(`/faq?${QUESTION}`), await ask('/faq')]
    const around = (text: string) => text.replace(/<div data-question="when">.*<\/section>/s, '')
    // The other language is asked the same.
    const there = `/other?${QUESTION}#when-answer`.replaceAll('&', '&amp;')
    expect(around(asked.text)).toBe(around(plain.text).replace('/other', there))
    expect(asked.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    expect(asked.text).not.toBe(plain.text)
  })

  it('offers a place that is not in the list, when it was asked for', async () => {
    const $ = load((await ask('/faq?approved=2026-06-15T10:00&zone=Asia/Kathmandu')).text)
    expect($('#when-zone option[selected]').attr('value')).toBe('Asia/Kathmandu')
  })

  it('says at its field what cannot be read, and loses nothing', async () => {
    const { text } = await ask(`/faq?approved=%22%3E%3Cscript%3E&embargo=2026-06-20T10:00`)
    const $ = load(text)
    expect($('title').text()).toBe('Error: FAQ')
    expect($('#when-approved').attr()).toMatchObject({ value: '"><script>', 'aria-invalid': 'true' })
    expect($('#when-approved-error').is('[hidden]')).toBe(false)
    expect($('#when-approved-error').text()).toBe('Error: unreadable')
    expect($('#when-embargo-error').text().trim()).toBe('')
    expect($('#when-embargo').attr('value')).toBe('2026-06-20T10:00')
    expect($('[data-answer-part]:not([hidden])').attr('data-answer-part')).toBe('mistaken')
    expect($('section script').length).toBe(0)
  })

  it('is not asked the same in the other language where the address is longer than anyone needs', async () => {
    const { text } = await ask(`/faq?approved=a${'+'.repeat(3000)}b`)
    const $ = load(text)
    expect($('[data-language]').attr('href')).toBe('/other#when-answer')
    expect($('#when-approved').attr('value')).toBe(`a${' '.repeat(499)}`)
  })

  it('has the choices of a filter chosen, and those it does not know left as they were', async () => {
    const chosen = async (query: string) => {
      const $ = load((await ask(`/services/targeted-distribution?${query}`)).text)
      return $('[checked]')
        .toArray()
        .map((radio) => `${$(radio).attr('name')} ${$(radio).attr('value')}`)
    }
    expect(await chosen('by=industry&list=thai')).toEqual(['by industry', 'list thai'])
    expect(await chosen('by=%22%3E&list=thai')).toEqual(['by all', 'list thai'])
    expect(await chosen('by=industry')).toEqual(['by industry', 'list all'])
    const { text } = await ask('/services/targeted-distribution?by=industry&list=all')
    expect(load(text)('[data-language]').attr('href')).toBe('/other?by=industry&list=all#outlets')
  })

  it('comes compressed', async () => {
    const plain = await ask(`/faq?${QUESTION}`)
    const br = await ask(`/faq?${QUESTION}`, { headers: { 'Accept-Encoding': 'br' } })
    const gzip = await ask(`/faq?${QUESTION}`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  })

  it('answers HEAD, and is the page from memory where nothing is asked', async () => {
    expect((await ask(`/faq?${QUESTION}`, { method: 'HEAD' })).status).toBe(200)
    for (const address of ['/faq?utm=x', '/about?approved=2026-06-15T10:00']) {
      expect((await ask(address)).headers).not.toHaveProperty('x-robots-tag')
    }
  })

  it('does not write pages without end for one address', async () => {
    const busy = await runApp({ RATE_LIMIT: '1' })
    try {
      const statuses = []
      for (let count = 0; count < 12; count += 1) statuses.push((await busy.ask(`/faq?${QUESTION}`)).status)
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
      expect((await busy.ask('/faq')).status).toBe(200)
      expect((await busy.ask(`/faq?${QUESTION}`)).headers['content-type']).toBe('application/problem+json')
      // Whoever reads pages gets one, in the language of what was asked for.
      const reading = { headers: { Accept: 'text/html,*/*;q=0.8' } }
      const english = await busy.ask(`/faq?${QUESTION}`, reading)
      expect(english.status).toBe(429)
      expect(english.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'en',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'retry-after': expect.stringMatching(/^\d+$/),
      })
      expect(english.headers['content-security-policy']).toContain('script-src')
      expect(load(english.text)('[data-language]').attr('href')).toBe(`/th/faq?${QUESTION}`)
      const minutes = Math.ceil(Number(english.headers['retry-after']) / 60)
      expect(load(english.text)('p').text()).toBe(`in ${minutes}\u00A0minute${minutes === 1 ? '' : 's'}`)
      const long = (await busy.ask(`/faq?${QUESTION}${'&'.repeat(3000)}`, reading)).text
      expect(load(long)('[data-language]').attr('href')).toBe('/th/faq')
      for (const address of [`/th/faq?${QUESTION}`, `/api/when.ics?${QUESTION}&locale=th`]) {
        const { status, text } = await busy.ask(address, reading)
        expect(status).toBe(429)
        expect(load(text)('h1').text()).toBe('ถามถี่เกินไป')
        expect(load(text)('p').text()).toMatch(/^in \d+\u00A0นาที$/)
        const other = address.startsWith('/th')
          ? address.slice(3)
          : '/api/when.ics?approved=2026-06-15T10%3A00&zone=Asia%2FBangkok&locale=en'
        expect(load(text)('[data-language]').attr('href')).toBe(other)
      }
    } finally {
      await busy.stop()
    }
  })
})

describe('the answer as dates for a calendar', () => {
  it('is a file in the language that is asked for', async () => {
    const { status, headers, text } = await ask(`/api/when.ics?${QUESTION}&locale=th`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="press-release.ics"',
      'cache-control': 'no-store',
    })
    expect(text).toContain('DTSTART:20260616T030000Z')
    expect(text).toContain('PRODID:-//Krajai Newswire//TH')
    expect(text).toMatch(/^UID:sent-.*@localhost:3000\r\n/m)
  })

  it('is a problem where the address does not ask', async () => {
    const { status, headers } = await ask('/api/when.ics?approved=tomorrow')
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('application/problem+json')
  })
})

import { describe, expect, test, vi } from 'vitest'
import { problem } from '../../../site/content/problems.ts'
import type { Change, Everything, Outcome } from '../../protocol.ts'
import { type Api, UnreachableError } from './api.ts'
import { draftId } from './drafts.ts'
import { createStore, hasUnsaved } from './store.ts'

const path = ['hero', 'lead']
const id = draftId('home.yaml', 'en', path)

const everythingWith = (value: string, read: string): Everything => ({
  files: [
    {
      name: 'home.yaml',
      sides: ['en', 'th'],
      hints: [],
      nodes: [{ kind: 'text', path, hints: [], input: 'text', alike: false, in: { en: { value, read } } }],
    },
  ],
  mistakes: [],
  figures: {},
})

/** A server of one text, which answers a save as it is told to. */
function pageWith(answer: (changes: Change[], despite?: boolean) => Outcome) {
  let now = everythingWith('Before', 'r1')
  const unused = () => Promise.reject(new UnreachableError(0, ''))
  const api: Api = {
    everything: async () => now,
    changes: unused,
    save: async ({ changes, despite }) => answer(changes, despite),
    list: unused,
    article: unused,
    putBack: unused,
    markdown: unused,
  }
  let kept: string | null = null
  const memory = {
    read: () => kept,
    write: (text: string) => {
      kept = text
    },
  }
  const store = createStore(api, memory)
  return { store, memory, api, others: (value: string, read: string) => (now = everythingWith(value, read)) }
}

const type = (store: ReturnType<typeof createStore>, value: string) =>
  store.type({ file: 'home.yaml', side: 'en', path, value })

describe('what is typed', () => {
  test('is a draft until it is saved, and none when it says what the file says', async () => {
    const { store } = pageWith(() => ({ saved: true, everything: everythingWith('After', 'r2') }))
    await store.load()
    type(store, 'After')
    expect(store.now().drafts[id]).toMatchObject({ value: 'After', base: 'Before', read: 'r1' })
    type(store, 'Before')
    expect(store.now().drafts).toEqual({})
    type(store, 'After')
    expect(await store.save([id])).toBe(true)
    expect(store.now().drafts).toEqual({})
    expect(store.readingOf(id)).toEqual({ value: 'After', read: 'r2' })
  })

  test('is kept when it is refused, with the reason at its field', async () => {
    const found = { file: 'home.yaml', side: 'en' as const, path, problem: problem('empty') }
    const { store } = pageWith(() => ({ saved: false, problems: [found], mistakes: [], conflicts: [] }))
    await store.load()
    type(store, '')
    expect(await store.save([id])).toBe(false)
    expect(store.now().problems).toEqual({ [id]: problem('empty') })
    expect(store.now().drafts[id]?.value).toBe('')
  })

  test('is kept beside what somebody else saved, until its writer decides', async () => {
    const conflict = { file: 'home.yaml', side: 'en' as const, path }
    const { store, others } = pageWith(() => ({ saved: false, problems: [], mistakes: [], conflicts: [conflict] }))
    await store.load()
    type(store, 'Mine')
    others('Theirs', 'r2')
    await store.save([id])
    const draft = store.now().drafts[id]
    expect(draft && store.standing(draft)).toBe('conflict')
    expect(store.readingOf(id)?.value).toBe('Theirs')
    store.keepMine(id)
    expect(store.now().drafts[id]).toMatchObject({ value: 'Mine', base: 'Theirs', read: 'r2' })
  })

  test('is kept over a reload and while the server is away', async () => {
    const { store, memory, api } = pageWith(() => {
      throw new UnreachableError(0, '')
    })
    await store.load()
    type(store, 'Mine')
    expect(await store.save([id])).toBe(false)
    expect(store.now().unreachable).toBeInstanceOf(UnreachableError)
    expect(createStore(api, memory).now().drafts[id]?.value).toBe('Mine')
  })

  test('is saved despite mistakes of the whole content only when one insists', async () => {
    const mistake = {
      file: 'content/en/home.yaml',
      key: 'hero.lead',
      line: 1,
      problem: problem('placeholderUnknown', { name: '{x}' }),
    }
    const { store } = pageWith((_, despite) =>
      despite
        ? { saved: true, everything: everythingWith('{x}', 'r2') }
        : { saved: false, problems: [], mistakes: [mistake], conflicts: [] },
    )
    await store.load()
    type(store, '{x}')
    const saving = store.save([id])
    await vi.waitFor(() => expect(store.now().refused?.mistakes).toEqual([mistake]))
    expect(store.now().busy).toBe(false)
    store.settleRefusal(true)
    expect(await saving).toBe(true)
    expect(store.now().refused).toBeUndefined()
    expect(store.now().drafts).toEqual({})
    type(store, '{y}')
    const again = store.save([id])
    await vi.waitFor(() => expect(store.now().refused).toBeDefined())
    store.settleRefusal()
    expect(await again).toBe(false)
    expect(store.now().drafts[id]?.value).toBe('{y}')
  })

  test('is asked for once, however often one clicks', async () => {
    let count = 0
    const { store } = pageWith(() => {
      count += 1
      return { saved: true, everything: everythingWith('After', 'r2') }
    })
    await store.load()
    type(store, 'After')
    expect(await Promise.all([store.save([id]), store.save([id])])).toEqual([true, false])
    expect(count).toBe(1)
  })

  test('goes on from what was saved, where somebody typed on meanwhile', async () => {
    const { store } = pageWith(() => {
      type(store, 'After all')
      return { saved: true, everything: everythingWith('After', 'r2') }
    })
    await store.load()
    type(store, 'After')
    expect(await store.save([id])).toBe(true)
    const draft = store.now().drafts[id]
    expect(draft).toMatchObject({ value: 'After all', base: 'After' })
    expect(draft && store.standing(draft)).toBe('current')
  })

  test('leaves what is wrong with another text where it is, when it is discarded', async () => {
    const other = draftId('home.yaml', 'th', path)
    const wrong = (side: 'en' | 'th') => ({ file: 'home.yaml', side, path, problem: problem('empty') })
    const { store } = pageWith(() => ({
      saved: false,
      problems: [wrong('en'), wrong('th')],
      mistakes: [],
      conflicts: [],
    }))
    await store.load()
    type(store, '')
    await store.save([id])
    store.discard([id])
    expect(store.now().problems).toEqual({ [other]: problem('empty') })
  })

  test('can be saved where the browser keeps no more, which is said', async () => {
    const { store: first, api } = pageWith(() => ({ saved: true, everything: everythingWith('After', 'r2') }))
    await first.load()
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const store = createStore(api, { read: () => null, write: full })
    await store.load()
    type(store, 'After')
    expect(store.now()).toMatchObject({ unkept: true, busy: false })
    expect(await store.save([id])).toBe(true)
  })
})

describe('what the last commit had', () => {
  const shown = { file: 'home.yaml', side: 'en' as const, path, before: 'Committed', now: 'Before' }

  test('is put back in place of what was shown beside it', async () => {
    const asked: Change[] = []
    const { store } = pageWith((changes) => {
      asked.push(...changes)
      return { saved: true, everything: everythingWith('Committed', 'r2') }
    })
    await store.load()
    await store.putBackValues([shown])
    expect(asked).toEqual([{ file: 'home.yaml', side: 'en', path, value: 'Committed', read: 'r1' }])
    expect(store.now().note).toBeUndefined()
  })

  test('is not put back over what nobody was shown, which is said', async () => {
    const saved = vi.fn((): Outcome => ({ saved: true, everything: everythingWith('Committed', 'r3') }))
    const { store, others } = pageWith(saved)
    await store.load()
    others('Theirs', 'r2')
    await store.load()
    await store.putBackValues([shown])
    expect(saved).not.toHaveBeenCalled()
    expect(store.now().note).toBe('file')
  })

  test('is not put back over what was written since, which is said, too', async () => {
    const conflict = { file: 'home.yaml', side: 'en' as const, path }
    const { store } = pageWith(() => ({ saved: false, problems: [], mistakes: [], conflicts: [conflict] }))
    await store.load()
    await store.putBackValues([shown])
    expect(store.now().note).toBe('file')
  })
})

describe('what no file has yet', () => {
  test('is kept over a reload until it is saved or dropped', () => {
    const { store, memory, api } = pageWith(() => ({ saved: true, everything: everythingWith('After', 'r2') }))
    expect(hasUnsaved(store.now())).toBe(false)
    const texts = { title: 'A title', excerpt: '', description: '', coverAlt: '', body: '' }
    const article = { slug: 'a', date: '2026-11-23', category: 'x', coverMotif: '', texts: { en: texts, th: texts } }
    store.writeArticle(article)
    store.writeEntry('a list', { question: 'Why?' })
    const after = createStore(api, memory)
    expect(after.now().forms).toEqual({ article, entries: { 'a list': { question: 'Why?' } } })
    after.writeArticle(undefined)
    expect(hasUnsaved(after.now())).toBe(true)
    after.writeEntry('a list', undefined)
    expect(hasUnsaved(after.now())).toBe(false)
  })
})

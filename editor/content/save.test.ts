import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problem } from '../../site/content/problems.ts'
import type { List, Node } from '../protocol.ts'
import { RefusalError } from '../words/refusals.ts'
import { changeOf, copyOfContent, openedFolder, textAt } from './fixture-folder.ts'
import { saver } from './save.ts'
import { digestOf } from './trees.ts'

function editing() {
  const { folder, textOf } = copyOfContent()
  const { content, everything } = openedFolder(folder)
  return { textOf, content, everything, save: saver(content) }
}

/** The lines that one text has and the other has not. */
function linesOnlyIn(one: string, other: string): string[] {
  const lines = new Set(other.split('\n'))
  return one.split('\n').filter((line) => !lines.has(line))
}

const nothing = { problems: [], mistakes: [], conflicts: [] }

describe('a change', () => {
  test('of one sentence is one line of one file', () => {
    const { textOf, everything, save } = editing()
    const before = textOf('th/faq.yaml')
    const change = changeOf(everything(), 'faq.yaml', 'th', [1, 'question'], 'เขียนข่าวให้ด้วยหรือเปล่า')
    expect(save.changes([change])).toEqual(nothing)
    expect(linesOnlyIn(textOf('th/faq.yaml'), before)).toEqual(['  question: เขียนข่าวให้ด้วยหรือเปล่า'])
    expect(linesOnlyIn(before, textOf('th/faq.yaml'))).toHaveLength(1)
    expect(textAt(everything(), 'faq.yaml', [1, 'question']).in.th?.value).toBe('เขียนข่าวให้ด้วยหรือเปล่า')
  })

  test('of a text that somebody else changed meanwhile is refused, with what stands there now', () => {
    const { textOf, everything, save } = editing()
    const read = everything()
    const first = changeOf(read, 'shared/facts.yaml', 'all', ['plans', 'basic', 'price', 'value'], 309)
    const second = { ...first, value: 319 }
    expect(save.changes([first])).toEqual(nothing)
    const { conflicts } = save.changes([second])
    expect(conflicts).toEqual([expect.objectContaining({ now: expect.objectContaining({ value: 309 }) })])
    expect(textOf('facts.yaml')).toContain('value: 309')
  })

  test('that its schema refuses is said at its field, and nothing is written', () => {
    const { textOf, everything, save } = editing()
    const before = textOf('facts.yaml')
    const path = ['plans', 'basic', 'price', 'value']
    const { problems } = save.changes([changeOf(everything(), 'shared/facts.yaml', 'all', path, '$309')])
    expect(problems).toEqual([
      { file: 'shared/facts.yaml', side: 'all', path, problem: problem('noNumber', { value: '"$309"' }) },
    ])
    expect(textOf('facts.yaml')).toBe(before)
  })

  test('that only the whole content shows to be wrong is told first, and written if one insists', () => {
    const { textOf, everything, save } = editing()
    const change = changeOf(everything(), 'faq.yaml', 'en', [1, 'question'], 'Do you write 299 releases?')
    expect(save.changes([change])).toEqual({
      ...nothing,
      mistakes: [
        expect.objectContaining({
          key: '1.question',
          problem: problem('typed', { digits: '299', name: '{plans.basic.price}' }),
        }),
      ],
    })
    expect(textOf('en/faq.yaml')).not.toContain('299')
    expect(save.changes([change], true)).toEqual(nothing)
    expect(everything().mistakes).toHaveLength(1)
  })

  test('is not written over what another program writes while it is checked', () => {
    const { folder, textOf } = copyOfContent()
    const { content, everything: read } = openedFolder(folder)
    const elsewhere = `${textOf('th/faq.yaml')}# written elsewhere\n`
    const save = saver({
      ...content,
      checkWith: (changed) => {
        const checked = content.checkWith(changed)
        writeFileSync(join(folder, 'th/faq.yaml'), elsewhere)
        return checked
      },
    })
    const everything = read()
    const changes = (['en', 'th'] as const).map((side) => changeOf(everything, 'faq.yaml', side, [1, 'question'], 'ก'))
    const english = textOf('en/faq.yaml')
    expect(save.changes(changes).conflicts).toEqual([{ file: 'faq.yaml', side: 'th', path: [] }])
    expect([textOf('en/faq.yaml'), textOf('th/faq.yaml')]).toEqual([english, elsewhere])
    expect(readdirSync(join(folder, 'th')).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  test('reaches no file outside the content', () => {
    const { save } = editing()
    const outside = { file: '../package.json', side: 'all', path: ['name'], read: '', value: 'x' } as const
    expect(() => save.changes([{ ...outside, path: ['name'] }])).toThrow(RefusalError)
    expect(() => save.changes([{ ...outside, path: ['name'], side: 'en' }])).toThrow(RefusalError)
  })
})

describe('a list', () => {
  const questions = (everything: ReturnType<typeof editing>['everything']): List => {
    const [list] = everything().files.find(({ name }) => name === 'faq.yaml')?.nodes ?? []
    if (list?.kind !== 'list') throw new Error('the questions are no list')
    return list
  }

  test('gets an entry in both languages at once, and loses it again', () => {
    const { textOf, everything, save } = editing()
    const before = { en: textOf('en/faq.yaml'), th: textOf('th/faq.yaml') }
    const { in: read, nodes } = questions(everything)
    const values = (question: string, answer: string) => ({
      '["id"]': 'pictures',
      '["question"]': question,
      '["answer"]': answer,
    })
    const change = {
      kind: 'add',
      index: nodes.length - 1,
      values: {
        en: values('Do you take pictures?', 'No: send us yours.'),
        th: values('ถ่ายภาพให้ไหม', 'ไม่มีบริการถ่ายภาพ'),
      },
    } as const
    expect(save.list({ file: 'faq.yaml', path: [], read, change })).toEqual(nothing)
    expect(linesOnlyIn(textOf('en/faq.yaml'), before.en)).toEqual([
      '- id: pictures',
      '  question: Do you take pictures?',
      '    No: send us yours.',
    ])
    expect(textOf('th/faq.yaml')).toContain('  question: ถ่ายภาพให้ไหม\n')
    const again = questions(everything)
    const remove = { kind: 'remove', index: nodes.length } as const
    expect(save.list({ file: 'faq.yaml', path: [], read: again.in, change: remove })).toEqual(nothing)
    expect({ en: textOf('en/faq.yaml'), th: textOf('th/faq.yaml') }).toEqual(before)
  })

  test('an entry with something missing is refused at its field', () => {
    const { everything, save } = editing()
    const { in: read, nodes } = questions(everything)
    const values = { '["id"]': 'pictures', '["question"]': '', '["answer"]': 'No.' }
    const { problems } = save.list({
      file: 'faq.yaml',
      path: [],
      read,
      change: { kind: 'add', index: nodes.length - 1, values: { en: values, th: values } },
    })
    expect(problems.map(({ side, path }) => [side, path])).toEqual([
      ['en', [nodes.length, 'question']],
      ['th', [nodes.length, 'question']],
    ])
  })

  test('that has no entry yet gets its first', () => {
    const { textOf, everything, save } = editing()
    const holidays = everything().files.find(({ name }) => name === 'shared/holidays.yaml')
    const lists = (nodes: readonly Node[]): List[] =>
      nodes.flatMap((node) =>
        node.kind === 'text' ? [] : [...(node.kind === 'list' ? [node] : []), ...lists(node.nodes)],
      )
    const empty = lists(holidays?.nodes ?? []).find(({ nodes }) => nodes.length === 0)
    if (!empty) throw new Error('no list is empty')
    expect(empty.first).toBe('day')
    const change = { kind: 'add', index: -1, values: { all: { '[]': '2027-02-22' } } } as const
    expect(save.list({ file: 'shared/holidays.yaml', path: empty.path, read: empty.in, change }, true)).toEqual(nothing)
    expect(textOf('holidays.yaml')).toContain('[2027-02-22]')
  })

  test('that somebody else changed meanwhile is refused', () => {
    const { everything, save } = editing()
    const { in: read } = questions(everything)
    const swap = { file: 'faq.yaml', path: [], read, change: { kind: 'swap', index: 0 } } as const
    expect(save.list({ ...swap, path: [] })).toEqual(nothing)
    expect(save.list({ ...swap, path: [] }).conflicts).toHaveLength(2)
  })
})

describe('a file', () => {
  test('is put back only as it was shown', () => {
    const { textOf, content, save } = editing()
    const now = textOf('th/faq.yaml')
    const read = digestOf(now)
    const file = { path: 'th/faq.yaml', before: `${now}# before\n` }
    expect(save.putBack([{ ...file, read: digestOf('unseen') }]).conflicts).toHaveLength(1)
    expect(textOf('th/faq.yaml')).toBe(now)
    expect(save.putBack([{ ...file, read }])).toEqual(nothing)
    expect(textOf('th/faq.yaml')).toBe(file.before)
    expect(save.putBack([{ path: file.path, before: undefined, read: digestOf(file.before) }])).toEqual(nothing)
    expect(content.texts().has(file.path)).toBe(false)
  })
})

describe('a new article', () => {
  const texts = (title: string, body: string) => ({
    title,
    excerpt: 'What to do, in short. '.repeat(5).trim(),
    description: 'What to do: in full. '.repeat(6).trim(),
    coverAlt: 'A sheet.',
    body,
  })
  const article = {
    slug: 'a-new-article',
    date: '2026-11-23',
    category: 'writing',
    coverMotif: '',
    texts: {
      en: texts('It’s new: an article', 'One.\n\n## Two\n\nThree.'),
      th: texts('บทความใหม่', 'หนึ่ง\n\n## สอง\n\nสาม'),
    },
  }

  test('is written in both languages, with no more quotes than it needs', () => {
    const { textOf, everything, save } = editing()
    expect(save.article(article)).toEqual(nothing)
    expect(textOf('en/blog/a-new-article.md')).toBe(`---
title: 'It’s new: an article'
excerpt: ${article.texts.en.excerpt}
description: '${article.texts.en.description}'
date: 2026-11-23
category: writing
---

One.

## Two

Three.
`)
    expect(textOf('th/blog/a-new-article.md')).toContain('title: บทความใหม่\n')
    expect(everything().files.some(({ name, place }) => name === 'blog/a-new-article.md' && place)).toBe(true)
    expect(save.article(article).conflicts).toHaveLength(1)
  })

  test('is told when its cover is another article’s', () => {
    const { save } = editing()
    const { mistakes } = save.article({ ...article, coverMotif: 'fold' })
    expect(mistakes.map(({ problem }) => problem.id)).toEqual(['coverTaken'])
  })

  test.each(['../outside', 'A Title', ''])('is not called %j', (slug) => {
    const { save } = editing()
    expect(save.article({ ...article, slug }).problems).toEqual([expect.objectContaining({ path: ['slug'] })])
  })

  test('lacks nothing that its schema asks for', () => {
    const { content, save } = editing()
    const { problems } = save.article({ ...article, texts: { ...article.texts, th: texts('', 'หนึ่ง') } })
    expect(problems).toEqual([expect.objectContaining({ side: 'th', path: ['title'], problem: problem('empty') })])
    expect(content.texts().has('en/blog/a-new-article.md')).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { problem } from '../../site/content/problems.ts'
import { textsIn } from '../app/state/drafts.ts'
import type { Change, Key, MaybeValue, Side } from '../protocol.ts'
import { changeOf, copyOfContent, openedFolder, textAt } from './fixture-folder.ts'
import { saver } from './save.ts'

function editing() {
  const { folder, textOf } = copyOfContent()
  const { content, everything } = openedFolder(folder)
  const save = saver(content)
  const change = (file: string, side: Side, path: Key[], value: MaybeValue): Change =>
    changeOf(everything(), file, side, path, value)
  return { textOf, everything, save, change }
}

const nothing = { problems: [], mistakes: [], conflicts: [] }
const chapter = 'resources/press-release-template.yaml'
const dateline = (part: string) => ['parts', 0, 'dateline', part]

describe('a key that may be left out', () => {
  test('is shown where its schema says, with what it is for, and as not set', () => {
    const { everything } = editing()
    const more = textAt(everything(), 'shared/facts.yaml', ['company', 'founded', 'atLeast'])
    expect(more).toMatchObject({ input: 'choice', choices: [true], part: ['company', 'founded', 'atLeast'] })
    expect(more.in.all?.value).toBeNull()
    expect(more.hints.map(({ text }) => text)).toEqual([expect.stringContaining('more than this')])
    const founded = textsIn(everything().files.find(({ name }) => name === 'shared/facts.yaml')?.nodes ?? [])
      .filter(({ path }) => path[1] === 'founded')
      .map(({ path }) => path[2])
    expect(founded.slice(0, 3)).toEqual(['value', 'format', 'atLeast'])
  })

  test('is written into both languages where it is filled in, and emptied it is gone to the byte', () => {
    const { textOf, everything, save, change } = editing()
    const path = ['differences', 'items', 0, 'open']
    const before = { en: textOf('en/ledger.yaml'), th: textOf('th/ledger.yaml') }
    const said = { en: 'by which list', th: 'นับจากรายชื่อใด' }
    const both = (values: Record<'en' | 'th', MaybeValue>) =>
      (['en', 'th'] as const).map((side) => change('ledger.yaml', side, path, values[side]))
    expect(save.changes(both(said))).toEqual(nothing)
    expect(textOf('th/ledger.yaml').replace('      open: นับจากรายชื่อใด\n', '')).toBe(before.th)
    expect(textAt(everything(), 'ledger.yaml', path).in.en?.value).toBe(said.en)
    expect(save.changes(both({ en: null, th: null }))).toEqual(nothing)
    expect({ en: textOf('en/ledger.yaml'), th: textOf('th/ledger.yaml') }).toEqual(before)
  })

  test('in one language alone is told first, in whichever it stands', () => {
    const { save, change } = editing()
    const path = ['differences', 'items', 0, 'open']
    for (const [side, said] of [
      ['en', 'englishAlone'],
      ['th', 'notInEnglish'],
    ] as const)
      expect(save.changes([change('ledger.yaml', side, path, 'x')]).mistakes).toEqual([
        expect.objectContaining({ key: 'differences.items.0.open', problem: problem(said) }),
      ])
  })

  test('that somebody else has filled in meanwhile is not written over', () => {
    const { save, change } = editing()
    const path = ['company', 'founded', 'atLeast']
    const first = change('shared/facts.yaml', 'all', path, true)
    // Sentences that name it have to say so, too; that is another job.
    expect(save.changes([first], true)).toEqual(nothing)
    expect(save.changes([first]).conflicts).toEqual([expect.objectContaining({ path, now: expect.anything() })])
  })

  test('is told apart from one that has to stay', () => {
    const { textOf, save, change } = editing()
    const before = textOf('en/faq.yaml')
    const { problems } = save.changes([change('faq.yaml', 'en', [1, 'question'], null)])
    expect(problems).toEqual([expect.objectContaining({ path: [1, 'question'], problem: problem('missing') })])
    expect(textOf('en/faq.yaml')).toBe(before)
  })
})

describe('a group that may be left out', () => {
  const filled = (change: ReturnType<typeof editing>['change'], values: Record<string, MaybeValue>) =>
    (['en', 'th'] as const).flatMap((side) =>
      Object.entries(values).map(([part, value]) => change(chapter, side, dateline(part), value)),
    )

  test('comes with all its parts on one line, and goes with them', () => {
    const { textOf, save, change } = editing()
    const before = textOf(`en/${chapter}`)
    expect(textOf(`en/${chapter}`)).not.toContain('BANGKOK, Thailand')
    expect(save.changes(filled(change, { example: 'BANGKOK, Thailand', prompt: 'CITY, Country' }))).toEqual(nothing)
    expect(
      textOf(`en/${chapter}`)
        .split('\n')
        .filter((line) => !before.includes(line)),
    ).toEqual(["    dateline: { prompt: 'CITY, Country', example: 'BANGKOK, Thailand' }"])
    expect(save.changes(filled(change, { example: null, prompt: null }))).toEqual(nothing)
    expect(textOf(`en/${chapter}`)).toBe(before)
  })

  test('is refused in part, at the field that is lacking', () => {
    const { save, change } = editing()
    const { problems } = save.changes([change(chapter, 'en', dateline('prompt'), 'CITY')])
    expect(problems).toEqual([expect.objectContaining({ path: dateline('example'), problem: problem('missing') })])
  })

  test('that could be a word or a group is offered as both', () => {
    const { textOf, save, change } = editing()
    const by = ['company', 'founded', 'counting', 'by']
    const named = (['en', 'th'] as const).map((side) => change('shared/facts.yaml', 'all', [...by, side], side))
    expect(save.changes(named)).toEqual(nothing)
    expect(textOf('facts.yaml')).toContain(
      'founded: { value: 2010, format: year, counting: { by: { en: en, th: th } } }',
    )
  })
})

test('a value that a group may stand in place of is replaced by it, and by nothing that somebody has not seen', () => {
  const { textOf, everything, save, change } = editing()
  const by = ['general', 'counting', 'by']
  const named = (['en', 'th'] as const).map((side) => change('shared/facts.yaml', 'all', [...by, side], `by ${side}`))
  const ourselves = change('shared/facts.yaml', 'all', by, 'ourselves')
  expect(textOf('facts.yaml')).toMatch(/^general:\n {2}counting: \{ .*by: open/m)
  expect(save.changes(named)).toEqual(nothing)
  expect(textOf('facts.yaml')).toMatch(/^general:\n {2}counting: \{ .*by: \{ en: by en, th: by th \}/m)
  expect(textAt(everything(), 'shared/facts.yaml', [...by, 'en']).in.all?.value).toBe('by en')
  expect(save.changes([ourselves]).conflicts).toHaveLength(1)
  const other = editing()
  expect(other.save.changes([ourselves])).toEqual(nothing)
  expect(other.save.changes(named).conflicts).toHaveLength(2)
})

test('an entry more has of what may be left out only what was filled in', () => {
  const { textOf, everything, save } = editing()
  const path = ['differences', 'items']
  const list = everything()
    .files.find(({ name }) => name === 'ledger.yaml')
    ?.nodes.flatMap((node) => (node.kind === 'group' ? node.nodes : []))
    .find((node) => JSON.stringify(node.path) === JSON.stringify(path))
  if (list?.kind !== 'list') throw new Error('the differences are no list')
  const index = list.nodes.length - 1
  const values = (open: MaybeValue) => ({ '["id"]': 'more', '["title"]': 'x', '["text"]': 'y', '["open"]': open })
  const change = { kind: 'add', index, values: { en: values('z'), th: values('z') } } as const
  expect(save.list({ file: 'ledger.yaml', path, read: list.in, change }, true)).toEqual(nothing)
  expect(textOf('en/ledger.yaml')).toMatch(/- id: more\n {6}title: x\n {6}figures: .*\n {6}text: 'y'\n {6}open: z\n/)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { isSeq, visit, type YAMLSeq } from 'yaml'
import { projectFolder } from '../../tools/runtime.js'
import { RefusalError } from '../words/refusals.ts'
import { listChangedIn, withListChanged } from './list-items.ts'
import { findList, type Key, type YamlPart, yamlPart } from './yaml-part.ts'

const questions = `# Never change an id.
- id: one
  answer: >-
    First
    answer.
# about the second
- id: two
  answer: Second # why

- id: three
  answer: Third
`

describe('entries of a list', () => {
  test('are swapped with their own comments; what stands above the first stays', () => {
    expect(withListChanged('a.yaml', questions, [], { kind: 'swap', index: 0 })).toBe(`# Never change an id.
# about the second
- id: two
  answer: Second # why
- id: one
  answer: >-
    First
    answer.

- id: three
  answer: Third
`)
  })

  test.each([
    [0, '# about the second\n- id: two'],
    [2, 'answer: Second # why\n'],
  ] as const)('number %i is removed with all its lines', (index, kept) => {
    const now = withListChanged('a.yaml', questions, [], { kind: 'remove', index })
    expect(now).toContain(kept)
    expect(yamlPart('a.yaml', now).document.toJS()).toHaveLength(2)
    expect(now.startsWith('# Never change an id.\n')).toBe(true)
  })

  test('one is written once more after itself', () => {
    const now = withListChanged('a.yaml', questions, [], { kind: 'repeat', index: 2 })
    expect(now).toBe(`${questions}- id: three\n  answer: Third\n`)
    // The comment above an entry is about that one.
    expect(withListChanged('a.yaml', questions, [], { kind: 'repeat', index: 1 }).match(/# about/g)).toHaveLength(1)
  })

  test.each([
    [{ kind: 'swap', index: 0 }, 'never: [b, a, c]\n'],
    [{ kind: 'remove', index: 1 }, 'never: [a, c]\n'],
    [{ kind: 'remove', index: 2 }, 'never: [a, b]\n'],
    [{ kind: 'repeat', index: 2 }, 'never: [a, b, c, c]\n'],
  ] as const)('on one line: %j', (change, expected) => {
    expect(withListChanged('a.yaml', 'never: [a, b, c]\n', ['never'], change)).toBe(expected)
  })

  test('the first one comes into an empty list', () => {
    expect(withListChanged('a.yaml', 'days: [] # none yet\n', ['days'], { kind: 'begin' })).toBe(
      'days: [new] # none yet\n',
    )
  })

  test('gets the end of its last line where the file lacks it', () => {
    const text = 'a:\n  - x\n  - y'
    expect(withListChanged('a.yaml', text, ['a'], { kind: 'repeat', index: 1 })).toBe('a:\n  - x\n  - y\n  - y\n')
    expect(withListChanged('a.yaml', text, ['a'], { kind: 'swap', index: 0 })).toBe('a:\n  - y\n  - x\n')
    expect(withListChanged('a.yaml', text, ['a'], { kind: 'remove', index: 1 })).toBe('a:\n  - x\n')
  })

  test('the only one stays', () => {
    expect(() => withListChanged('a.yaml', 'a:\n  - x\n', ['a'], { kind: 'remove', index: 0 })).toThrow(RefusalError)
  })
})

/** Of the lists that a file's entries have alike, the first, the last, and all in which something is said of an entry. */
function unlike(lists: readonly { path: Key[]; hasComment: boolean }[]): Key[][] {
  const alike = Map.groupBy(lists, ({ path }) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.'))
  return [...alike.values()].flatMap((same) =>
    same
      .filter(({ hasComment }, index) => hasComment || index === 0 || index === same.length - 1)
      .map(({ path }) => path),
  )
}

describe('the lists of every file', () => {
  const folder = join(projectFolder, 'content')
  const files = globSync('**/*.yaml', { cwd: folder }).map((file) => {
    const part = yamlPart(file, readFileSync(join(folder, file), 'utf8'))
    const lists: { path: Key[]; hasComment: boolean }[] = []
    visit(part.document, {
      Seq(_, list, ancestors) {
        const path = [...ancestors, list].flatMap((node, index, all): Key[] => {
          const next = all[index + 1]
          if (isSeq(node)) return next ? [node.items.indexOf(next as never)] : []
          return node && typeof node === 'object' && 'key' in node
            ? [String((node.key as { value: unknown }).value)]
            : []
        })
        const [start = 0, , end] = (list as YAMLSeq.Parsed).range
        lists.push({ path, hasComment: part.text.slice(part.start + start, part.start + end).includes('#') })
      },
    })
    return { file, part, paths: unlike(lists) }
  })
  const entriesAt = (part: YamlPart, path: readonly Key[]) => findList(part, path)?.toJSON() as unknown[]
  const letters = (text: string) => [...text].toSorted().join('')
  /** The letters of both texts where they differ: what stands before and behind is the same in both. */
  function lettersApart(one: string, other: string): [string, string] {
    const least = Math.min(one.length, other.length)
    let start = 0
    while (start < least && one[start] === other[start]) start += 1
    let end = 0
    while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
    return [letters(one.slice(start, one.length - end)), letters(other.slice(start, other.length - end))]
  }

  it('takes an entry more, one less and two in another order, and loses none of its comments', () => {
    expect(files.flatMap(({ paths }) => paths).length).toBeGreaterThan(250)
    for (const { file, part, paths } of files) {
      for (const path of paths) {
        const old = entriesAt(part, path)
        const last = old.length - 1
        if (last < 0) continue
        const where = `${file} ${path.join('.')}`
        const longer = yamlPart(file, listChangedIn(part, path, { kind: 'repeat', index: last }))
        expect(entriesAt(longer, path), where).toEqual([...old, old[last]])
        expect(listChangedIn(longer, path, { kind: 'remove', index: last + 1 }), where).toBe(part.text)
        if (last === 0) continue
        const swapped = yamlPart(file, listChangedIn(part, path, { kind: 'swap', index: last - 1 }))
        expect(entriesAt(swapped, path), where).toEqual([...old.slice(0, -2), old[last], old[last - 1]])
        const [before, after] = lettersApart(part.text, swapped.text)
        expect(after, where).toBe(before)
      }
    }
  })
})

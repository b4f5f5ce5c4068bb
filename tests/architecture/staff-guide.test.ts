import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Slugger from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { english } from '../../server/cli/words/en.ts'
import { projectFolder } from '../../tools/runtime.js'
import { projectFiles, readProjectFile } from './project-files.ts'

const guide = projectFiles().filter((path) => /^docs\/staff\/.+\.md$/.test(path))
const pagesIn = (locale: string) =>
  guide
    .filter((path) => path.startsWith(`docs/staff/${locale}/`))
    .map((path) => path.replace(`docs/staff/${locale}/`, ''))

/** The anchors of a document's headings, as code hosts make them. */
function anchorsIn(path: string): Set<string> {
  const slugger = new Slugger()
  return new Set([...readProjectFile(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading)))
}

const linksIn = (path: string) =>
  [...readProjectFile(path).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => {
    const [file = '', anchor] = target.split('#')
    return { target, file: file === '' ? path : join(dirname(path), file), anchor }
  })

describe('the staff’s guide', () => {
  it('has the same pages in both languages, each with the same headings and pictures in number', () => {
    expect(pagesIn('th')).toEqual(pagesIn('en'))
    expect(pagesIn('en')).toContain('README.md')
    // The leads have their guide in docs/leads.md; in English the page points there.
    for (const page of pagesIn('en').filter((name) => name !== 'leads.md')) {
      const [en, th] = LOCALES.map((locale) => {
        const text = readProjectFile(`docs/staff/${locale}/${page}`)
        return [text.match(/^#+ /gm)?.length, text.match(/^!\[/gm)?.length, text.match(/^\|/gm)?.length]
      })
      expect(th, page).toEqual(en)
    }
  })

  it('is in Thai what docs/leads.md is in English: the same commands under as many headings', () => {
    const [en, th] = ['docs/leads.md', 'docs/staff/th/leads.md'].map((path) => {
      const text = readProjectFile(path)
      const commands = [...text.matchAll(/^\| .*$/gm)].flatMap(([row]) => [
        ...row.matchAll(/`(leads [a-z]+|--[a-z-]+)/g),
      ])
      return { headings: text.match(/^## /gm)?.length, commands: commands.map(([, command]) => command) }
    })
    expect(th).toEqual(en)
  })

  it('leads somewhere with every link, down to the heading', () => {
    const dead = guide.flatMap((path) =>
      linksIn(path)
        .filter(({ file, anchor }) => {
          const isThere = statSync(join(projectFolder, file), { throwIfNoEntry: false })?.isFile()
          return !isThere || (anchor !== undefined && !anchorsIn(file).has(decodeURI(anchor)))
        })
        .map(({ target }) => `${path}: ${target}`),
    )
    expect(dead).toEqual([])
  })

  it('names commands of npm and of leads that there are', () => {
    const { scripts } = JSON.parse(readProjectFile('package.json'))
    const { commands, options } = english('leads')
    const known = new Set(
      Object.keys(options).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
    )
    const wrong = [...guide, 'docs/leads.md'].flatMap((path) => {
      const code = [...readProjectFile(path).matchAll(/`([^`\n]+)`|^(?:npm|leads) .*$/gm)].map(
        ([all, inline]) => inline ?? all,
      )
      return code.flatMap((line) => {
        const [, script] = /npm run ([a-z0-9:-]+)/.exec(line) ?? []
        const [, command] = /^leads ([a-z]+)/.exec(line) ?? []
        const given = command === undefined ? [] : [...line.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option)
        return [
          ...(script && !(script in scripts) ? [`${path}: npm run ${script}`] : []),
          ...(command && !(command in commands) ? [`${path}: leads ${command}`] : []),
          ...given.filter((option) => !known.has(option)).map((option) => `${path}: --${option}`),
        ]
      })
    })
    expect(wrong).toEqual([])
  })

  it('shows a picture on every page, each of its language, said in it, there and small', () => {
    const shown = guide.map((path) => ({
      path,
      locale: path.split('/')[2] ?? '',
      pictures: [...readProjectFile(path).matchAll(/^!\[([^\]]*)\]\((.+)\)$/gm)].map(([, said = '', target = '']) => ({
        said,
        file: join(dirname(path), target),
      })),
    }))
    expect(shown.filter(({ pictures }) => pictures.length === 0).map(({ path }) => path)).toEqual([])
    for (const { path, locale, pictures } of shown)
      for (const { said, file } of pictures) {
        expect(file, path).toMatch(new RegExp(`^docs/staff/pictures/[a-z]+-${locale}\\.webp$`))
        expect(said.length, path).toBeGreaterThan(20)
        expect(/\p{Script=Thai}/u.test(said), path).toBe(locale === 'th')
      }
    const files = projectFiles().filter((path) => path.startsWith('docs/staff/pictures/'))
    expect([...new Set(shown.flatMap(({ pictures }) => pictures.map(({ file }) => file)))].sort()).toEqual(files.sort())
    for (const path of files) expect(readFileSync(join(projectFolder, path)).length, path).toBeLessThanOrEqual(60_000)
  })
})

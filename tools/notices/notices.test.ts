import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { packageFolderOf } from './bundled.ts'
import { noticesText, thirdParty } from './notices.ts'

describe('the package of a bundled module', () => {
  it.each([
    ['/project/node_modules/react/cjs/react.js', 'node_modules/react'],
    ['/project/node_modules/@radix-ui/react-toast/dist/index.mjs?v=1', 'node_modules/@radix-ui/react-toast'],
    ['/project/node_modules/a/node_modules/b/x.js', 'node_modules/a/node_modules/b'],
    ['\0/project/node_modules/react/index.js?commonjs-proxy', 'node_modules/react'],
    ['C:\\project\\node_modules\\zod\\index.js', 'node_modules/zod'],
    ['/project/site/islands/carousel/Carousel.tsx', undefined],
    ['\0rolldown/runtime.js', undefined],
  ])('%s', (module, folder) => {
    expect(packageFolderOf(module)).toBe(folder)
  })
})

describe('a notice', () => {
  let folder: string
  let remove: () => void
  beforeEach(() => {
    ;({ folder, remove } = temporaryFolder())
  })
  afterEach(() => remove())
  const write = (name: string, declared: object, files: Record<string, string>) => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...declared }))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text)
    return thirdParty(name, folder)
  }

  it('has every licence file of a package', () => {
    const both = write('font', { license: 'MIT AND OFL-1.1' }, { LICENSE: 'MIT\r\nterms\n', LICENSE_FONT: 'OFL' })
    expect(both).toEqual({ name: 'font', version: '1.0.0', license: 'MIT AND OFL-1.1', text: 'MIT\nterms\n\nOFL' })
  })

  it('has what a package says of itself where it brings no file', () => {
    const { text } = write('bare', { license: 'MIT', author: { name: 'Somebody' } }, {})
    expect(text).toBe('License: MIT\nAuthor: Somebody')
  })

  it('cannot be given for a package without any licence', () => {
    expect(() => write('secret', {}, {})).toThrow('secret names no licence')
  })

  it('is one for all that share a text', () => {
    const parts = ['a', 'b'].map((name) => write(name, { license: 'MIT' }, { LICENSE: 'the same' }))
    expect(noticesText('Thanks.', parts)).toBe(
      `Thanks.\n\n${'-'.repeat(80)}\n\na 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nthe same\n`,
    )
  })
})

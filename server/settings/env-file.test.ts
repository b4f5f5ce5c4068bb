import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { findEnvFileMistakes } from './env-file.ts'

/** The mistakes in a file, without its path. */
function mistakesIn(text: string): string[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-env-'))
  const file = join(folder.path, '.env')
  writeFileSync(file, text)
  return findEnvFileMistakes(`--env-file=${file}`, ['PORT', 'DATABASE_URL']).map((mistake) =>
    mistake.slice(file.length + 2),
  )
}

it.each([
  ['a # without quotes', 'DATABASE_URL=file:/hunter2#1.db'],
  ['a comment after the value', 'DATABASE_URL=file:/hunter2 # where leads are'],
  ['a value without its last quote', "DATABASE_URL='file:/hunter2\nPORT='1'"],
  ['text after a quoted value', "DATABASE_URL='file:/hunter2' 1.db"],
  ['a quote in a quoted value', "DATABASE_URL='file:/hunter'2'"],
  ['a backslash, which readers treat differently', 'DATABASE_URL="file:/hunter2\\new"'],
  ['a space in place of the value, which makes Node read the next line', 'DATABASE_URL= \nHUNTER2=1'],
  ['a second value', 'DATABASE_URL=file:a\nDATABASE_URL=file:/hunter2', 2],
  ['a misspelt name', 'DATABSE_URL=file:/hunter2', 1, 'DATABSE_URL: did you mean DATABASE_URL'],
  ['a name in small letters', 'port=2', 1, 'port: did you mean PORT'],
  ['a shell command', 'export DATABASE_URL=file:/hunter2'],
  ['a colon', 'DATABASE_URL: file:/hunter2'],
  ['the second line of a secret', 'WEBHOOK_SECRET="whsec_\nhunter2="', 1, 'expected'],
  [
    'what Node reads before the file',
    'NODE_EXTRA_CA_CERTS=/hunter2.pem',
    1,
    'NODE_EXTRA_CA_CERTS: Node reads it before',
  ],
  ['the line break of an old Macintosh', 'PORT=1\rDATABASE_URL=file:/hunter2', 1, 'PORT'],
])('refuses %s by line and name, without its value', (_, text, line = 1, name = 'DATABASE_URL') => {
  const [mistake, ...others] = mistakesIn(text)
  expect(mistake).toContain(`line ${line}: ${name}`)
  expect([mistake, ...others].join()).not.toMatch(/hunter/)
})

it('refuses a byte order mark, which Node reads as part of the first name', () => {
  expect(mistakesIn('\uFEFFPORT=1')).toEqual([expect.stringContaining('without byte order mark')])
})

it('accepts what Node reads as it is written', () => {
  const text = `# a comment\r\n\r\n PORT = 3000 \r\nEMPTY=\r\nA='it # "is"'\r\nB="it's"\r\nC=Krajai <a@krajai.example>\r\nTZ=Asia/Bangkok`
  expect(mistakesIn(text)).toEqual([])
  expect(parseEnv(text)).toEqual({
    PORT: '3000',
    EMPTY: '',
    A: 'it # "is"',
    B: "it's",
    C: 'Krajai <a@krajai.example>',
    TZ: 'Asia/Bangkok',
  })
})

it('reads only the file that Node was started with', () => {
  expect(findEnvFileMistakes('--watch', [])).toEqual([])
})

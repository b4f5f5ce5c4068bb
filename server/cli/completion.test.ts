import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LeadCommands, leadsProgram, SHELLS } from './command-line.ts'
import { completionScript } from './completion.ts'
import { wordsIn } from './words/words.ts'

const program = leadsProgram({} as LeadCommands, wordsIn('en', 'leads'), 'leads', '1')

/** What bash offers for a line whose last word is being typed. */
function offered(line: string): string[] {
  const words = line.split(' ')
  const ask = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _leads; printf '%s\\n' "\${COMPREPLY[@]}"`
  const script = `${completionScript('bash', program)}${ask}`
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.split('\n').filter(Boolean)
}

describe('bash completes', () => {
  it.each([
    ['leads ta', ['take']],
    ['leads re', ['release', 'retry']],
    ['leads list --wr', ['--written-in']],
    ['leads list --form ', ['signup', 'contact']],
    ['leads list --form s', ['signup']],
    ['leads count --by w', ['who']],
    ['leads list --lan', ['--language']],
    ['leads completion ', expect.arrayContaining(['bash', 'zsh', 'fish'])],
    ['leads help answ', ['answered']],
    ['leads nonsense x', []],
  ])('%s', (line, words) => expect(offered(line)).toEqual(words))
})

describe.each(SHELLS)('the script for %s', (shell) => {
  const script = completionScript(shell, program)

  it('knows every command, option and value', () => {
    for (const command of program.commands) {
      expect(script).toContain(command.name())
      for (const { long = '', argChoices = [] } of command.options) {
        expect(script).toContain(long?.slice(2))
        expect(script).toContain(argChoices.join(' '))
      }
    }
  })

  it('is understood by its shell', ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'krajai-completion-'))
    try {
      const file = join(folder, 'leads')
      writeFileSync(file, script)
      const { error, stderr, status } = spawnSync(shell, ['-n', file], { encoding: 'utf8' })
      if (error) skip(`there is no ${shell} here`)
      expect([stderr, status]).toEqual(['', 0])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

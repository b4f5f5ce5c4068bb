import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { findFirefox } from './firefox.ts'

it('is the one of FIREFOX_PATH and no other, or else the first one in PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-firefox-'))
  try {
    const program = join(folder, 'firefox-esr')
    expect(findFirefox({ PATH: folder })).toBeUndefined()
    writeFileSync(program, '')
    expect(findFirefox({ PATH: [join(folder, 'nowhere'), folder].join(delimiter) })).toBe(program)
    expect(findFirefox({ PATH: folder, FIREFOX_PATH: join(folder, 'other') })).toBeUndefined()
    expect(findFirefox({ FIREFOX_PATH: program })).toBe(program)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

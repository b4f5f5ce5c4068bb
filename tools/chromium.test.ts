import { mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium } from './chromium.ts'

test.skipIf(process.platform === 'win32')('Chrome is taken in place of the snap of Ubuntu', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-chromium-'))
  const at = (name: string) => join(folder.path, name)
  mkdirSync(at('bin'))
  writeFileSync(at('snap'), '')
  symlinkSync(at('snap'), at('bin/chromium'))
  writeFileSync(at('bin/chromium-browser'), '#!/bin/sh\nexec /snap/bin/chromium "$@"\n')
  expect(findChromium({ PATH: at('bin') })).toBeUndefined()
  writeFileSync(at('bin/google-chrome'), '')
  expect(findChromium({ PATH: at('bin') })).toBe(at('bin/google-chrome'))
  expect(findChromium({ PATH: at('bin'), CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium')
})

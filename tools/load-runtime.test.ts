import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LibraryError, runLoaded } from './load-runtime.js'

describe.skipIf(process.platform === 'win32')('a Node that lacks a library of the system', () => {
  let folder: string
  let runtime: string
  /** As glibc's loader fails, until the library is there. */
  const lacking = (library: string) => {
    const complaint = `${runtime}: error while loading shared libraries: ${library}: cannot open shared object file: No such file or directory`
    writeFileSync(
      runtime,
      `#!/bin/sh\n[ -f '${folder}/library' ] || { echo '${complaint}' >&2; exit 127; }\nexit "$1"\n`,
    )
    chmodSync(runtime, 0o755)
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'krajai-runtime-'))
    runtime = join(folder, 'node')
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })
  const install = vi.fn(async (_choices: readonly string[]) => writeFileSync(join(folder, 'library'), ''))
  afterEach(() => install.mockClear())

  it('starts once Debian’s package of it is installed', async () => {
    lacking('libatomic.so.1')
    expect(await runLoaded(runtime, ['7'], process.env, install)).toMatchObject({ exitCode: 7 })
    expect(install.mock.calls).toEqual([[['libatomic1']]])
  })

  it('says what to install where that may not be done', async () => {
    lacking('libatomic.so.1')
    const running = runLoaded(runtime, ['7'], process.env, async () => {})
    await expect(running).rejects.toThrow(LibraryError)
    await expect(running).rejects.toThrow('it lacks libatomic.so.1: install it (Debian: apt-get install libatomic1)')
  })

  it('names a library that is not known, and installs nothing', async () => {
    lacking('libother.so.3')
    await expect(runLoaded(runtime, ['7'], process.env, install)).rejects.toThrow('it lacks libother.so.3: install it')
    expect(install).not.toHaveBeenCalled()
  })

  it('is not what a program means that ends with the loader’s number itself', async () => {
    lacking('libatomic.so.1')
    writeFileSync(join(folder, 'library'), '')
    expect(await runLoaded(runtime, ['127'], process.env, install)).toMatchObject({ exitCode: 127 })
    expect(install).not.toHaveBeenCalled()
  })
})

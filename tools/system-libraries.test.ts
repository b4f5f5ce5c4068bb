import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideLibraries } from './system-libraries.js'

const said = vi.fn()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(said))
afterEach(() => {
  vi.restoreAllMocks()
  said.mockReset()
})

const C = '\tlibc.so.6 (libc6,x86-64) => /lib/x86_64-linux-gnu/libc.so.6\n'
const ATOMIC = '\tlibatomic.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libatomic.so.1\n'
const nothing = async (_choices: readonly string[]) => {}

it.each([
  ['a system that has it', () => C + ATOMIC],
  ['a system that keeps no list of libraries', () => undefined],
])('%s is left as it is', async (_, known) => {
  const install = vi.fn(nothing)
  await provideLibraries(known, install)
  expect(install).not.toHaveBeenCalled()
  expect(said).not.toHaveBeenCalled()
})

it('a small Debian is given the library that Node needs', async () => {
  let libraries = C
  const install = vi.fn(async (_choices: readonly string[]) => {
    libraries += ATOMIC
  })
  await provideLibraries(() => libraries, install)
  expect(install.mock.calls).toEqual([[['libatomic1']]])
  expect(said.mock.calls).toEqual([['Installing libatomic1, which Node needs…']])
})

it('who may not install it is told what to install', async () => {
  await provideLibraries(() => C, nothing)
  expect(said).toHaveBeenLastCalledWith('Node needs libatomic.so.1: install it (Debian: apt-get install libatomic1)')
})

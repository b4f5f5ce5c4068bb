import { expect, it } from 'vitest'
import { callerOf, commandFor } from './caller.ts'

it.each([
  ['list', {}, 'en'],
  ['list', { LANG: 'th_TH.UTF-8' }, 'th'],
  ['list', { LC_ALL: 'C.UTF-8', LANG: 'th_TH.UTF-8' }, 'en'],
  ['list', { LC_ALL: '', LC_MESSAGES: 'th_TH', LANG: 'en_GB' }, 'th'],
  ['list', { LANG: 'thv_DZ' }, 'en'],
  ['list --language th', { LANG: 'en_GB' }, 'th'],
  ['--language=th list', {}, 'th'],
  ['list --language en', { LANG: 'th_TH' }, 'en'],
  ['list --language', { LANG: 'th_TH' }, 'th'],
] as const)('%s in %j is %s', (line, environment, language) => {
  expect(callerOf(line.split(' '), environment).language).toBe(language)
})

it('a caller is known by the terminal', () => {
  const folder = process.cwd()
  expect(callerOf([], {})).toEqual({
    language: 'en',
    command: 'leads',
    folder,
    sudoUser: undefined,
    columns: undefined,
  })
  expect(
    callerOf([], { npm_lifecycle_event: 'leads', INIT_CWD: '/home/nok', SUDO_USER: 'nok', COLUMNS: '120' }),
  ).toEqual({
    language: 'en',
    command: 'npm run leads --',
    folder: '/home/nok',
    sudoUser: 'nok',
    columns: 120,
  })
  const silenced = { npm_lifecycle_event: 'leads', npm_config_loglevel: 'silent' }
  expect(callerOf([], silenced)).toMatchObject({ command: 'leads' })
})

it.each([
  [{}, 'leads', 'krajai restore'],
  [{ npm_lifecycle_event: 'doctor' }, 'npm run leads --', 'npm run restore --'],
  [{ npm_lifecycle_event: 'restore', npm_config_loglevel: 'silent' }, 'npm run leads --', 'npm run restore --'],
  // By a function of the caller's own, whose name is the command's.
  [{ npm_lifecycle_event: 'leads', npm_config_loglevel: 'silent' }, 'leads', 'krajai restore'],
  [{ npm_lifecycle_event: 'test' }, 'leads', 'krajai restore'],
])('by %j, commands are typed as %s and %s', (environment, leads, restore) => {
  expect(commandFor('leads', environment)).toBe(leads)
  expect(commandFor('restore', environment)).toBe(restore)
})

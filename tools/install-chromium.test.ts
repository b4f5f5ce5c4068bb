import { expect, it } from 'vitest'
import { installCommands, type Machine } from './install-chromium.ts'

/** A machine on which these commands end with 0. */
function machine(userId: number | undefined, working: readonly string[]): Machine {
  return { userId, succeeds: (...command) => working.includes(command.join(' ')) }
}

const apt = 'apt-get --version'
const sudo = 'sudo -n true'

it('installs as root, without questions', () => {
  expect(installCommands(machine(0, [apt]))).toEqual([
    'env DEBIAN_FRONTEND=noninteractive apt-get update -qq'.split(' '),
    'env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends chromium'.split(' '),
  ])
})

it('installs through sudo where that asks for no password', () => {
  const commands = installCommands(machine(1000, [apt, sudo]))
  expect(commands.map((command) => command.slice(0, 5).join(' '))).toEqual([
    'sudo -n env DEBIAN_FRONTEND=noninteractive apt-get',
    'sudo -n env DEBIAN_FRONTEND=noninteractive apt-get',
  ])
})

it('leaves other machines as they are', () => {
  expect(installCommands(machine(0, []))).toEqual([])
  expect(installCommands(machine(1000, [apt]))).toEqual([])
  expect(installCommands(machine(undefined, []))).toEqual([])
})

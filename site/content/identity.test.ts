import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFolder } from './fixture-content.ts'
import { identityIn } from './identity.ts'
import { identitySchema } from './schemas/identity.ts'

const file = identitySchema.parse(parse(readFileSync(join(contentFolder, 'identity.yaml'), 'utf8')))

test('the identity speaks the language of the page', () => {
  expect(identityIn(file, 'en').phoneLink).toBe('tel:+6620000000')
  expect(identityIn(file, 'en').addressLine).toBe('Sukhumvit Road, Khlong Toei, Bangkok\u00A010110, Thailand')
  expect(identityIn(file, 'th').addressLine).toBe('ถนนสุขุมวิท เขตคลองเตย กรุงเทพมหานคร\u00A010110')
})

test('a network without an address is not shown', () => {
  const social = { linkedin: '', facebook: '', x: '', line: 'https://line.example/krajai' }
  expect(identityIn({ ...file, social }, 'th').social).toEqual([
    { network: 'line', url: 'https://line.example/krajai' },
  ])
})

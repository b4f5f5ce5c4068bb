import { expect, it } from 'vitest'
import { withoutPassword } from './postgres-copy.ts'

it.each([
  ['postgres://u:s3cret%25@db/leads', 'postgres://u@db/leads', 's3cret%'],
  ['postgres://u@db/leads?password=s3cret%26', 'postgres://u@db/leads', 's3cret&'],
  ['postgres://u@db/leads?p%61ssword=s3cret', 'postgres://u@db/leads', 's3cret'],
  [
    'postgres://u:before@db/leads?password=first&sslmode=verify-full&password=last',
    'postgres://u@db/leads?sslmode=verify-full',
    'last',
  ],
  [
    'postgres://u:s3cret@db/leads?options=-c%20geqo=off&sslrootcert=/etc/ca.pem',
    'postgres://u@db/leads?options=-c%20geqo=off&sslrootcert=/etc/ca.pem',
    's3cret',
  ],
  ['postgres://u@db/leads', 'postgres://u@db/leads', ''],
])('of %s programs are told %s', (url, address, password) => {
  expect(withoutPassword(url)).toEqual({ address, password })
})

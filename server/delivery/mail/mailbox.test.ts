import { describe, expect, it } from 'vitest'
import { parseMailbox } from './mailbox.ts'

const address = 'hello@example.com'

describe('a mailbox', () => {
  it.each([
    [address, ''],
    [` ${address} `, ''],
    [`<${address}>`, ''],
    [`Example <${address}>`, 'Example'],
    [`Example<${address}>`, 'Example'],
    [`"Example & Sons, Ltd." <${address}>`, 'Example & Sons, Ltd.'],
    [`" Example "   <${address}>`, 'Example'],
    [`บริษัท ตัวอย่าง <${address}>`, 'บริษัท ตัวอย่าง'],
  ])('%j has the name %j', (text, name) => {
    expect(parseMailbox(text)).toEqual({ name, address })
  })

  it.each([
    '',
    `Example ${address}`,
    `Example <${address}`,
    `${address}>`,
    `<${address}> Example`,
    `<${address}>>`,
    `Ex"ample <${address}>`,
    `Ex\u0007ample <${address}>`,
    `Example\r\nBcc: x@y.com <${address}>`,
  ])('%j is none', (text) => {
    expect(parseMailbox(text)).toBeNull()
  })
})

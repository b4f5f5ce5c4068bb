import { expect, test } from 'vitest'
import { content } from '../../site/content/fixture-content.ts'
import { linked } from './linked.ts'

const { identity } = content.en

test('what the company is reached by is a link, in texts alone', () => {
  const { email, phone, phoneLink, website, websiteLink } = identity
  expect(linked(`<p title="${email}">Write to ${email}, call ${phone}.</p><p>${website}</p>`, [identity])).toBe(
    `<p title="${email}">Write to <a href="mailto:${email}">${email}</a>, call <a href="${phoneLink}">${phone}</a>.</p>` +
      `<p><a href="${websiteLink}">${website}</a></p>`,
  )
})

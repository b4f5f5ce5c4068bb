import { expect, test } from 'vitest'
import { builtPages, onEvery } from './built-site.ts'

test('no page waits for a style sheet: its styles are in the page', () => {
  onEvery(builtPages, ({ $ }) => expect($('link[rel=stylesheet]').length).toBe(0))
})

/** A property without a value, which a browser drops. A custom property may be empty. */
const WITHOUT_VALUE = /[{;]\s*[a-z][a-z-]*:\s*[;}]/g

test('no declaration has lost its value on its way into a style sheet', () => {
  onEvery(builtPages, ({ $ }) => expect($('style').text().match(WITHOUT_VALUE)).toBeNull())
})

import { expect, test } from 'vitest'
import { builtPages, onEvery } from './built-site.ts'

test('every page has its styles inline', () => {
  onEvery(builtPages, ({ $ }) => expect($('link[rel=stylesheet]').length).toBe(0))
})

/** A property without a value, which a browser drops. A custom property may be empty. */
const WITHOUT_VALUE = /[{;]\s*[a-z][a-z-]*:\s*[;}]/g

test('every style declaration has a value', () => {
  onEvery(builtPages, ({ $ }) => expect($('style').text().match(WITHOUT_VALUE)).toBeNull())
})

/** A rule for the whole page that applies while something in the page has a state, and sets a variable. */
const CHANGING_VARIABLE = /(?::root|html|body):has\((?:[^(){}]|\((?:[^(){}]|\([^(){}]*\))*\))*\)\{[^{}]*--[a-z-]+:/g

test('no state of a part changes a variable of the whole page, which would restyle every element', () => {
  onEvery(builtPages, ({ $ }) => expect($('style').text().match(CHANGING_VARIABLE)).toBeNull())
})

/** A shorthand of several values, with its prefix if it has one. */
const DECORATION = /(?<=[{;])(-webkit-)?text-decoration:([^;}]+ [^;}]+)/g

test('Safari draws the lines under and through texts: it needs a prefix, and takes no variable behind one', () => {
  onEvery(builtPages, ({ $ }) => {
    const shorthands = [...$('style').text().matchAll(DECORATION)]
    const prefixed = new Set(shorthands.filter(([, prefix]) => prefix).map(([, , value]) => value))
    expect(shorthands.filter(([, , value = '']) => !prefixed.has(value) || value.includes('var('))).toEqual([])
  })
})

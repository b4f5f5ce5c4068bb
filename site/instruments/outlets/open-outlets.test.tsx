import { beforeEach, expect, test } from 'vitest'
import { openOutlets } from './open-outlets.ts'

const chosen = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`) as HTMLInputElement
const open = () => openOutlets(document.body)

beforeEach(() => {
  Element.prototype.checkVisibility = () => true
  history.replaceState(null, '', '/services/targeted-distribution')
  document.body.innerHTML = `<form>${['by', 'list']
    .flatMap((name) =>
      ['all', `${name}-a`, `${name}-b`].map(
        (value) => `<input type="radio" name="${name}" value="${value}"${value === 'all' ? ' checked' : ''}>`,
      ),
    )
    .join('')}</form><p role="status" data-shown="{n} rows" data-unanswered></p>
    <table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>`
})

test('a choice stands in the address, and its rows are counted', () => {
  open()
  radio('by-a').click()
  expect(location.search + location.hash).toBe('?by=by-a&list=all#outlets')
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 rows')
})

test('an address brings its choice', () => {
  history.replaceState(null, '', '?by=by-b&list=none')
  open()
  expect(chosen()).toEqual(['by-b', 'all'])
  expect(document.querySelector('[role=status]')?.textContent).toBe('')
})

test('what was chosen before the script came holds, and is told', () => {
  history.replaceState(null, '', '?by=by-b&list=list-b')
  radio('by-a').click()
  open()
  expect(chosen()).toEqual(['by-a', 'list-b'])
  expect(location.search).toBe('?by=by-a&list=list-b')
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 rows')
})

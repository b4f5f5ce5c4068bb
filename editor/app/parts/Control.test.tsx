import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { MaybeValue } from '../../protocol.ts'
import { EditorProvider } from '../state/editor.tsx'
import { createStore } from '../state/store.ts'
import { Control } from './Control.tsx'

const unused = () => Promise.reject(new Error('the field asks for nothing'))
const api = {
  everything: unused,
  changes: unused,
  save: unused,
  list: unused,
  article: unused,
  putBack: unused,
  markdown: unused,
}

type Props = Pick<Parameters<typeof Control>[0], 'input' | 'choices'> & { begun: MaybeValue }

/** A field as the views have it: what it hears is what it shows next. */
function Field({ begun, heard, ...props }: Props & { heard: { typed: MaybeValue } }) {
  const [value, setValue] = useState(begun)
  heard.typed = value
  return <Control name="Value" label="All" value={value} onType={setValue} {...props} />
}

/** @returns what was heard last */
function fieldWith(props: Props): { typed: MaybeValue } {
  const heard = { typed: props.begun }
  const store = createStore(api, { read: () => null, write: () => undefined })
  render(
    <EditorProvider store={store} locale="en" at={() => undefined}>
      <Field heard={heard} {...props} />
    </EditorProvider>,
  )
  return heard
}

test.each([
  ['0.05', 0.05],
  ['-0.5', -0.5],
  ['12.05', 12.05],
])('a number is the one that was typed, digit by digit: %s', async (text, value) => {
  const heard = fieldWith({ input: 'number', begun: 7 })
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, text)
  expect(field).toHaveValue(text)
  expect(heard.typed).toBe(value)
})

test('a number keeps its noughts while its first digit is put in anew', async () => {
  const heard = fieldWith({ input: 'number', begun: 10_000 })
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '{Delete}2', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(heard.typed).toBe(20_000)
})

test('what is left is the number as its file will have it', async () => {
  fieldWith({ input: 'number', begun: 7 })
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '๑๒.๐')
  await userEvent.tab()
  expect(field).toHaveValue('12')
})

test('a choice that is none shows itself, and not the first that may be chosen', async () => {
  const heard = fieldWith({ input: 'choice', choices: ['guides', 'news'], begun: 'gudies' })
  const field = screen.getByRole('combobox')
  expect(field).toHaveDisplayValue('gudies')
  await userEvent.selectOptions(field, 'guides')
  expect(heard.typed).toBe('guides')
})

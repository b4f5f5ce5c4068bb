import { expect, test } from 'vitest'
import { panelName } from './panel-name.ts'

test('a panel has a name while it is shown, without the marks for the ends of lines', () => {
  expect(panelName(true, 'กรุณาตรวจ\u200Dสอบ')).toEqual({ role: 'group', 'aria-label': 'กรุณาตรวจสอบ' })
  expect(panelName(false, 'กรุณาตรวจสอบ')).toEqual({})
})

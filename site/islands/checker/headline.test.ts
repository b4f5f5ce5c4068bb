import { describe, expect, test } from 'vitest'
import { getMarkedText, lead, story } from './fixture-draft.ts'

describe('the headline', () => {
  test('is missed where a paragraph stands in its place', () => {
    expect(getMarkedText('headline-missing', `${lead}\n\nMore text follows here.`)).toEqual([lead])
    expect(getMarkedText('headline-missing', story())).toEqual([])
  })

  test('is found below a label and a date', () => {
    expect(
      getMarkedText('headline-shouting', `PRESS RELEASE\n9 March 2027\n\nPUMP MAKER OPENS PLANT\n\n${lead}`),
    ).toEqual(['PUMP MAKER OPENS PLANT'])
  })

  test('may have a dash in it', () => {
    for (const first of [
      'Namjai Pumps – a maker of pumps for small farms – opens a plant in Ho Chi Minh City',
      'Songkran 2027 – Namjai gives 300 pumps away',
      'น้ำใจปั๊ม – ผู้ผลิตปั๊มน้ำโซลาร์เชียงใหม่รายแรกของภาคเหนือ เปิดโรงงานในนครโฮจิมินห์ แห่งแรกในต่างประเทศ',
    ])
      expect(getMarkedText('headline-missing', `${first}\n\n${lead}`)).toEqual([])
  })

  test.each([
    'FOR IMMEDIATE RELEASE – March 9, 2027',
    'For immediate release: 9 March 2027',
    'Press Release | For Immediate Release',
    'ข่าวประชาสัมพันธ์ – เผยแพร่ได้ทันที',
    'เผยแพร่ได้ทันที 9 มีนาคม 2570',
  ])('is not a label with more behind it: %s', (label) => {
    expect(getMarkedText('headline-shouting', `${label}\n\nPUMP MAKER OPENS PLANT\n\n${lead}`)).toHaveLength(1)
  })

  test('may begin as a label does', () => {
    expect(getMarkedText('headline-mark', `Press release service opens!\n\n${lead}`)).toEqual(['!'])
  })

  test('names who acts: It could be anybody, and IT is a trade', () => {
    expect(getMarkedText('headline-actor', `IT firm Northbank opens a plant\n\n${lead}`)).toEqual([])
    expect(getMarkedText('headline-actor', `It opens a plant\n\n${lead}`)).toEqual(['It'])
    expect(getMarkedText('headline-actor', `OUR PLANT OPENS\n\n${lead}`)).toEqual(['OUR'])
  })

  test.each([
    'Namjai Pumps buys Northbank Co., Ltd.',
    'NAMJAI BUYS NORTHBANK CO., LTD.',
    'Namjai Pumps opens a plant in the U.S.',
    'น้ำใจปั๊มเปิดโรงงานวันที่ 9 มีนาคม เวลา 10.00 น.',
    'Namjai Pumps joins Yahoo! to teach farmers',
    'Kahoot! teaches farmers',
    'Namjai Pumps joins Yahoo!',
  ])('may have a mark that belongs to a name: %s', (first) => {
    expect(getMarkedText('headline-mark', `${first}\n\n${lead}`)).toEqual([])
  })

  test.each(['Namjai opens a plant.', 'น้ำใจปั๊มเปิดโรงงานในต่างประเทศ.'])('has no full stop: %s', (first) => {
    expect(getMarkedText('headline-mark', `${first}\n\n${lead}`)).toEqual(['.'])
  })

  test('that calls after the stop of a name has a mark all the same', () => {
    expect(getMarkedText('headline-mark', `Yahoo! and Namjai open!\n\n${lead}`)).toEqual(['!'])
    expect(getMarkedText('headline-mark', `A plant! By Northbank Co.\n\n${lead}`)).toEqual(['!'])
  })

  test('of Thai is measured without the marks above and below its letters', () => {
    expect(getMarkedText('headline-letters', 'ที่'.repeat(80))).toEqual([])
    expect(getMarkedText('headline-letters', 'ท'.repeat(81))).toHaveLength(1)
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { coverMotifs } from '../content/schemas/article.ts'
import { ArticleCover } from './ArticleCover.tsx'
import { BarList } from './BarList.tsx'
import { ClientWordmark, WORDMARK_DEVICES } from './ClientWordmark.tsx'
import { Dispatch } from './Dispatch.tsx'
import { LanguageLine } from './LanguageLine.tsx'
import { Monogram } from './Monogram.tsx'
import { PageCover } from './PageCover.tsx'
import { ScaleFigure } from './ScaleFigure.tsx'
import { StatRow } from './StatRow.tsx'
import { ThailandMap } from './ThailandMap.tsx'
import { WorldMap } from './WorldMap.tsx'

afterEach(cleanup)

const bars = [
  { label: 'North America', value: 182, text: '182' },
  { label: 'Europe', value: 91, text: '91' },
]

describe('WorldMap', () => {
  it('is one picture with a name', () => {
    render(<WorldMap label="Outlets on six continents" />)
    expect(screen.getByRole('img', { name: 'Outlets on six continents' })).toBeTruthy()
  })

  it('is silent without one', () => {
    render(<WorldMap />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is four lines and two marks, however many dots it has', () => {
    const { container } = render(<WorldMap />)
    expect(container.querySelectorAll('path')).toHaveLength(4)
    expect(container.querySelectorAll('*').length).toBeLessThan(10)
  })
})

it('Dispatch reads headline first, then the sheet, then the map', () => {
  render(
    <Dispatch sheet={<p>For immediate release</p>} label="The world">
      <h1>Your news</h1>
    </Dispatch>,
  )
  const heading = screen.getByRole('heading', { name: 'Your news' })
  const sheet = screen.getByText('For immediate release')
  const map = screen.getByRole('img', { name: 'The world' })
  expect(heading.compareDocumentPosition(sheet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(sheet.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('ThailandMap tells every city and its reach, the other cities as a circle of the same measure', () => {
  const { container } = render(
    <ThailandMap
      caption="Readers by city"
      note="A person may be counted twice"
      elsewhere={{ name: 'Other cities', reach: 2.8, value: '2.8M' }}
      cities={[
        { city: 'bangkok', name: 'Bangkok', reach: 11.2, value: '11.2M' },
        { city: 'phuket', name: 'Phuket', reach: 4.1, value: '4.1M' },
      ]}
    />,
  )
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('img', { name: 'Bangkok 11.2M, Phuket 4.1M, Other cities 2.8M' })).toBeTruthy()
  // Firefox reads what is lettered on a picture in addition to its name.
  for (const text of container.querySelectorAll('text')) expect(text.getAttribute('aria-hidden')).toBe('true')
  expect(within(figure).getByText('A person may be counted twice')).toBeTruthy()
  const [bangkok, , elsewhere] = [...container.querySelectorAll('.thailand-reach')].map((circle) =>
    Number(circle.getAttribute('r')),
  )
  // Its numeral stands below its circle, as far as its own height.
  const numeral = screen.getByText('2.8M')
  const frame = container.querySelector('svg svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  const circle = container.querySelector('.thailand-elsewhere')
  const foot = Number(circle?.getAttribute('cy')) + Number(circle?.getAttribute('r'))
  expect(Number.parseFloat(numeral.parentElement?.getAttribute('y') ?? '')).toBeCloseTo(
    (foot / (frame[3] ?? 1)) * 100,
    0,
  )
  expect(Number.parseFloat(numeral.getAttribute('dy') ?? '')).toBeGreaterThanOrEqual(1)
  // A quarter of the area.
  expect(elsewhere).toBe((bangkok ?? 0) / 2)
})

it('BarList reads as terms and their figures, with bars in proportion', () => {
  const { container } = render(<BarList caption="Outlets, by continent" rows={bars} note="Counted once" />)
  expect(within(screen.getByRole('figure')).getByText('Outlets, by continent')).toBeTruthy()
  expect(within(screen.getByRole('figure')).getByText('Counted once')).toBeTruthy()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['North America', 'Europe'])
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['182', '91'])
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['100%', '50%'])
})

it('ScaleFigure says where its scale starts and tells the rates, the highest first, each a dot in its place', () => {
  const rates = [
    { label: 'Healthcare', value: 88, text: '88%' },
    { label: 'Technology', value: 97, text: '97%' },
  ]
  const { container } = render(
    <ScaleFigure caption="By sector" rows={rates} from={85} to={100} note="Starts at {n}%" />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Technology', 'Healthcare'])
  expect(screen.getAllByRole('definition').map((rate) => rate.textContent)).toEqual(['97%', '88%'])
  expect([...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('cx'))).toEqual(['80%', '20%'])
  expect(screen.getByText('Starts at 85%')).toBeTruthy()
  expect(container.querySelector('.chart-ends')?.textContent).toBe('85%100%')
})

it('LanguageLine names each language and says how many more there are', () => {
  render(<LanguageLine caption="Languages" languages={[{ code: 'EN', name: 'English' }]} more={7} moreLabel="7 more" />)
  const [english, more] = screen.getAllByRole('listitem')
  expect(english?.textContent).toBe('EN')
  expect(within(more as HTMLElement).getByText('7 more')).toBeTruthy()
})

it('LanguageLine spells the names out where the codes are not known', () => {
  const languages = [{ code: 'JP', name: 'ญี่ปุ่น' }]
  render(<LanguageLine caption="ภาษา" languages={languages} more={7} moreLabel="7 ภาษาอื่น" inWords />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ญี่ปุ่น', '7 ภาษาอื่น'])
})

it('StatRow reads what is counted, then the number, then what makes it agree with others', () => {
  render(
    <StatRow
      caption="Reach"
      stats={[{ value: '2.7 billion', caption: 'potential readers a month' }]}
      note="Potential"
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('2.7 billion potential readers a month')
  expect(within(screen.getByRole('figure')).getByText('Potential')).toBeTruthy()
})

describe('the drawn pictures', () => {
  it('differ', () => {
    const covers = coverMotifs.map((motif) => renderToStaticMarkup(<ArticleCover motif={motif} />))
    expect(new Set(covers).size).toBe(6)
    const marks = WORDMARK_DEVICES.map((device) => renderToStaticMarkup(<ClientWordmark name="Siam" device={device} />))
    expect(new Set(marks).size).toBe(4)
  })

  it('are outlines where a reader view has taken the styles from an article', () => {
    const { container } = render(<ArticleCover motif="scripts" label="A sheet" />)
    expect(container.querySelector('svg')?.getAttribute('fill')).toBe('none')
    expect(container.querySelector('svg')?.getAttribute('stroke')).toBe('currentColor')
  })

  it('of an article that names none are made of its name, the same each time, with its day on them', () => {
    const drawn = (name: string) => renderToStaticMarkup(<ArticleCover name={name} />)
    const names = Array.from({ length: 50 }, (_, article) => `an-article-${article}`)
    expect(new Set(names.map(drawn)).size).toBe(50)
    expect(drawn('ข่าว')).toBe(drawn('ข่าว'))
    expect(drawn('')).not.toMatch(/NaN|undefined|Infinity|h--/)
    const { container } = render(<ArticleCover name="news" postmark={{ day: '8', month: 'Oct 2026' }} />)
    expect(container.textContent).toBe('8Oct 2026')
    expect(container.querySelector('text')?.parentElement?.getAttribute('aria-hidden')).toBe('true')
  })

  it('of a service and of a plan carry the page’s own figure, also where nobody has drawn them yet', () => {
    for (const name of ['content-creation', 'basic', 'a-new-service']) {
      const { container } = render(<PageCover name={name} figure={{ value: 300, whole: 'กว่า 300' }} />)
      expect(container.textContent).toBe('กว่า 300')
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    }
  })

  it('letter a long figure smaller', () => {
    const sizeOf = (whole: string) => {
      const { container } = render(<PageCover name="basic" figure={{ value: 1, whole }} />)
      return Number(container.querySelector('text')?.getAttribute('font-size'))
    }
    expect(sizeOf('กว่า 1,500,000 ล้าน')).toBeLessThan(sizeOf('300+'))
  })

  it('light as many of a thousand dots as the figure says', () => {
    const { container } = render(<PageCover name="performance-analytics" figure={{ value: 4.7, whole: '4.7%' }} />)
    const lit = container.querySelector('.art-dots .art-strand')?.getAttribute('d') ?? ''
    const dots = [...lit.matchAll(/h(\d+)/g)].map(([, length]) => (Number(length) - 1) / 10 + 1)
    expect(dots.reduce((sum, count) => sum + count, 0)).toBe(47)
  })

  it('keep a client’s name as text and a person’s initials out of the reading order', () => {
    render(<ClientWordmark name="Siam Solar" device="loom" />)
    expect(screen.getByText('Siam Solar')).toBeTruthy()
    const { container } = render(<Monogram initials="SK" name="Somchai K." />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})

it('no figure carries a style attribute, a colour or an id', () => {
  const all = renderToStaticMarkup(
    <>
      <Dispatch sheet={null}>{null}</Dispatch>
      {coverMotifs.map((motif) => (
        <ArticleCover key={motif} motif={motif} />
      ))}
      <PageCover name="basic" figure={{ value: 300, whole: '300+' }} />
      <Monogram initials="SK" name="Somchai K." />
      <BarList caption="Outlets" rows={bars} note="Once" />
      <ScaleFigure caption="Rates" rows={bars} from={0} to={200} note="From {n}" />
    </>,
  )
  expect(all).not.toMatch(/ style=| id=|#[0-9a-f]{3}|rgb\(/i)
})

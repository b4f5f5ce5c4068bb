import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../query-client.ts'
import { type ArticleSummary, LoadMore } from './LoadMore.tsx'

const words = {
  loadMore: 'Load more',
  loading: 'Loading...',
  loaded: '{n} more articles',
  loadedOne: 'One more article',
  failed: 'Not loaded.',
}
const article = (id: string): ArticleSummary => ({
  id,
  href: `/blog/${id}`,
  title: `Title ${id}`,
  excerpt: 'Excerpt',
  date: { text: 'May 1, 2026', iso: '2026-05-01' },
  category: 'Writing',
  image: { symbol: 'cover-fold', label: `Cover ${id}` },
})
const later = ['d', 'e', 'f', 'g'].map(article)

/** The focus moves after the render. */
const expectFocusOn = (name: string) => waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus())

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

function answerWith(...answers: Response[]) {
  const fetchMock = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

const button = () => screen.queryByRole('button')

test('each click adds three articles, focuses the first and announces the number, until none are left', async () => {
  const fetchMock = answerWith(Response.json(later))
  const user = userEvent.setup()
  render(<LoadMore words={words} path="/blog/articles.en.json" count={4} step={3} />)
  expect(screen.queryAllByRole('article')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await expectFocusOn('Title d')
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByRole('status')).toHaveTextContent('3 more articles')
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await expectFocusOn('Title g')
  expect(screen.getByRole('status')).toHaveTextContent('One more article')
  expect(button()).toBeNull()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('the button shows that it is loading, and ignores clicks meanwhile', async () => {
  let answer: (response: Response) => void = () => {}
  const fetchMock = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', fetchMock)
  const user = userEvent.setup()
  render(<LoadMore words={words} path="/a" count={3} step={3} />)
  await user.click(screen.getByRole('button'))
  const busy = await screen.findByRole('button', { name: 'Loading...' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await user.click(busy)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  answer(Response.json(later.slice(0, 3)))
  await expectFocusOn('Title d')
})

test('a failure is shown and logged, and the button stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answerWith(new Response('', { status: 503, statusText: 'Service Unavailable' }), Response.json(later))
  const user = userEvent.setup()
  render(<LoadMore words={words} path="/a" count={4} step={3} />)
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('Not loaded.')).toBeVisible()
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: '503: Service Unavailable' }))
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await expectFocusOn('Title d')
})

test('there is no button if there are no more articles', () => {
  render(<LoadMore words={words} path="/a" count={0} step={3} />)
  expect(button()).toBeNull()
})

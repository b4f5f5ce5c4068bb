import { beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn()
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

/** Opens a page of a site that was built with an analytics script. */
async function openPage() {
  vi.resetModules()
  document.head.innerHTML = ''
  document.body.innerHTML = `<main tabindex="-1"></main><button data-cookie-settings></button>
    <section id="cookie-banner" tabindex="-1" hidden>
      <button data-consent="true"></button><button data-consent="false"></button>
    </section>`
  vi.stubGlobal('location', { reload })
  const { setUpConsent } = await import('./consent.ts')
  setUpConsent()
}

beforeEach(() => {
  vi.stubEnv('PUBLIC_ANALYTICS_SRC', 'https://stats.example.com/script.js')
  localStorage.clear()
  reload.mockClear()
})

test('analytics loads only after consent, on later pages too', async () => {
  await openPage()
  expect(scripts()).toEqual([])
  click('[data-consent=true]')
  expect(scripts()).toEqual(['https://stats.example.com/script.js'])
  await openPage()
  expect(scripts()).toEqual(['https://stats.example.com/script.js'])
})

test('a rejection loads no script, and a withdrawn consent reloads the page', async () => {
  await openPage()
  click('[data-consent=false]')
  expect(scripts()).toEqual([])
  expect(reload).not.toHaveBeenCalled()
  click('[data-consent=true]')
  click('[data-cookie-settings]')
  click('[data-consent=false]')
  expect(reload).toHaveBeenCalledOnce()
  expect(localStorage.getItem('consent-accepted')).toBe('false')
})

import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { apiWith, tokenFor } from './state/api.ts'
import { createStore } from './state/store.ts'
import './styles/editor.css'

const TOKEN = 'editor-token'
const DRAFTS = 'editor-drafts'

/**
 * The address brings the token along, or a key that is exchanged for it once; later tabs find it where this one keeps it. Only pages of
 * this origin can read it.
 */
async function takeToken(): Promise<string> {
  const key = new URLSearchParams(location.search).get('key')
  const [, token] = /^#token=([\w-]+)$/.exec(location.hash) ?? []
  const brought = key ? await tokenFor(key) : token
  if (brought) localStorage.setItem(TOKEN, brought)
  if (key || token) history.replaceState(null, '', location.pathname)
  return brought ?? localStorage.getItem(TOKEN) ?? ''
}

const root = document.getElementById('editor')
if (!root) throw new Error('main: there is no #editor on the page')
const store = createStore(apiWith(await takeToken()), {
  read: () => sessionStorage.getItem(DRAFTS),
  write: (text) => sessionStorage.setItem(DRAFTS, text),
})
createRoot(root).render(<App store={store} />)

import { useMemo, useSyncExternalStore } from 'react'
import type { Key } from '../../protocol.ts'

/** What the page shows, as its address says it. */
export type Route =
  | { view: 'welcome' | 'changes' | 'mistakes' | 'article' }
  | { view: 'search'; words: string }
  | { view: 'file'; name: string; at?: Key[] }

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const asked = new URLSearchParams(query)
  if (path === 'changes' || path === 'mistakes' || path === 'article') return { view: path }
  if (path === 'search') return { view: 'search', words: asked.get('words') ?? '' }
  if (!path.startsWith('file/')) return { view: 'welcome' }
  const at = asked.get('at')
  return { view: 'file', name: decodeURI(path.slice('file/'.length)), ...(at && { at: pathOf(at) }) }
}

function pathOf(text: string): Key[] {
  try {
    const path: unknown = JSON.parse(text)
    return Array.isArray(path) ? path : []
  } catch {
    return []
  }
}

/** In place of an entry's number: one more, at the end of its list. */
export const NEW_ENTRY = '+'
/** In place of a path: the text below the front matter. */
export const BODY = 'body'

export const fileAddress = (name: string, at?: readonly Key[]) =>
  `#/file/${encodeURI(name)}${at && at.length > 0 ? `?at=${encodeURIComponent(JSON.stringify(at))}` : ''}`

export const searchAddress = (words: string) => `#/search?words=${encodeURIComponent(words)}`

const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(onHash, () => location.hash)
  return useMemo(() => routeOf(hash), [hash])
}

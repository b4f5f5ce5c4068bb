import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { ContentFile } from '../../protocol.ts'
import { type Words, wordsIn } from '../../words/words.ts'
import type { State, Store } from './store.ts'

interface Editor {
  store: Store
  state: State
  locale: Locale
  words: Words
  /** What is wrong with the value of a draft, in words. */
  problemAt: (id: string) => string | undefined
  /** Tells the preview which text somebody is at, and in which language. */
  at: (place: string | undefined, locale: Locale) => void
}

const EditorContext = createContext<Editor | undefined>(undefined)

interface ProviderProps extends Pick<Editor, 'store' | 'locale' | 'at'> {
  children: ReactNode
}

export function EditorProvider({ store, locale, at, children }: ProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.now)
  const words = wordsIn(locale)
  const problemAt = (id: string) => state.problems[id] && words.problem(state.problems[id])
  return (
    <EditorContext.Provider value={{ store, state, locale, words, problemAt, at }}>{children}</EditorContext.Provider>
  )
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor: there is no EditorProvider around')
  return editor
}

/** What a file is called: an article by its title, in the language of the editor. */
export function nameOfFile(file: ContentFile, locale: Locale, words: Words): string {
  const known = words.files[file.name]
  if (known) return known
  const title = file.nodes.find((node) => node.path[0] === 'title')
  const value = title?.kind === 'text' ? (title.in[locale]?.value ?? title.in.all?.value) : undefined
  return value === undefined ? file.name : String(value)
}

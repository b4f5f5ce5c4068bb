import { useCallback, useEffect, useRef, useState } from 'react'
import { type Locale, localeNamed } from '../../contract/locale.ts'
import { Button } from '../../site/ui/Button.tsx'
import type { Words } from '../words/words.ts'
import { LostDrafts } from './parts/Conflict.tsx'
import { Header } from './parts/Header.tsx'
import { Navigation } from './parts/Navigation.tsx'
import { Preview, type Spot } from './parts/Preview.tsx'
import { RefusedDialog } from './parts/RefusedDialog.tsx'
import type { UnreachableError } from './state/api.ts'
import { useChoice } from './state/choice.ts'
import { EditorProvider, useEditor } from './state/editor.tsx'
import { namesAt } from './state/names.ts'
import { type Route, useRoute } from './state/route.ts'
import { hasUnsaved, type Store } from './state/store.ts'
import { ArticleView } from './views/ArticleView.tsx'
import { ChangesView } from './views/ChangesView.tsx'
import { FileView } from './views/FileView.tsx'
import { MistakesView } from './views/MistakesView.tsx'
import { SearchView } from './views/SearchView.tsx'
import { WelcomeView } from './views/WelcomeView.tsx'

function View({ route }: { route: Route }) {
  const { state, words } = useEditor()
  if (!state.everything) return <p role="status">{words.loading}</p>
  if (route.view === 'search') return <SearchView asked={route.words} />
  if (route.view === 'changes') return <ChangesView />
  if (route.view === 'mistakes') return <MistakesView />
  if (route.view === 'article') return <ArticleView />
  const file = route.view === 'file' && state.everything.files.find(({ name }) => name === route.name)
  if (file) return <FileView key={file.name} file={file} target={route.view === 'file' ? route.at : undefined} />
  return <WelcomeView />
}

/** Why a request came to nothing. */
function failureIn(words: Words, error: UnreachableError | undefined): string | undefined {
  if (!error) return undefined
  const { status } = error
  if (status === 0) return words.unreachable
  if (status === 403) return words.noToken
  return status === 413 ? words.tooLong : words.failed
}

/** What is not saved, and what came of the last try. */
function Bar() {
  const { store, state, words } = useEditor()
  const ids = Object.keys(state.drafts)
  const failed = failureIn(words, state.unreachable)
  const said = state.note && state.note !== 'exists' ? words.conflict[state.note] : undefined
  const told = [failed, said, state.unkept && words.unkept].filter((one) => typeof one === 'string')
  return (
    <div
      className="bar"
      data-shown={ids.length > 0 || state.saved || told.length > 0 || state.otherProblems.length > 0 || undefined}
    >
      <p role="status">
        {state.saved && ids.length === 0 ? words.field.saved : ''}
        {ids.length > 0 ? words.unsaved(ids.length) : ''}
      </p>
      <div role="alert">
        {told.map((sentence) => (
          <p key={sentence} className="field-error">
            {sentence}
          </p>
        ))}
        {state.otherProblems.map(({ side, path, problem }) => (
          <p key={JSON.stringify([side, path, problem])} className="field-error">
            {path === 'body' ? words.article.body : namesAt(path, words)} ({words.languages[side]}):{' '}
            {words.problem(problem)}
          </p>
        ))}
      </div>
      {ids.length > 0 && (
        <p className="actions">
          <Button busy={state.busy} onClick={() => store.save(ids)}>
            {words.saveAll(ids.length)}
          </Button>
          <Button kind="quiet" onClick={() => store.discard(ids)}>
            {words.discardAll}
          </Button>
        </p>
      )}
    </div>
  )
}

interface ShellProps {
  spot: Spot | undefined
  last: Spot | undefined
  onLocale: (locale: Locale) => void
}

function Shell({ spot, last, onLocale }: ShellProps) {
  const { state, words } = useEditor()
  const { everything } = state
  const route = useRoute()
  const [night, setNight] = useChoice(
    'editor-theme',
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  const [preview, setPreview] = useChoice(
    'editor-preview',
    matchMedia('(min-width: 75rem)').matches ? 'shown' : 'hidden',
  )
  useEffect(() => {
    document.documentElement.dataset.theme = night
  }, [night])
  // Every view begins with its name.
  useEffect(() => {
    const name = everything && route && document.querySelector('h1')?.textContent
    document.title = name ? `${name} · ${words.title}` : words.title
  }, [everything, route, words])
  // A view shows its beginning, where no place in it is asked for. The link that led there is gone with the view before it, and took the
  // focus along.
  const shown = useRef(route)
  useEffect(() => {
    if (shown.current === route) return
    shown.current = route
    if (route.view !== 'file' || !route.at)
      for (const scroller of [document.getElementById('main'), window]) scroller?.scrollTo(0, 0)
    if (document.activeElement !== document.body) return
    const name = document.querySelector('h1')
    name?.setAttribute('tabindex', '-1')
    name?.focus()
  }, [route])
  return (
    <div className="shell" data-preview={preview}>
      <Header
        route={route}
        isNight={night === 'dark'}
        onNight={(isNight) => setNight(isNight ? 'dark' : 'light')}
        onLocale={onLocale}
        isPreviewShown={preview === 'shown'}
        onPreview={() => setPreview(preview === 'shown' ? 'hidden' : 'shown')}
      />
      <Navigation route={route} />
      <main id="main" tabIndex={-1}>
        <LostDrafts />
        <View route={route} />
        <Bar />
      </main>
      {preview === 'shown' && <Preview spot={spot} last={last} />}
      <RefusedDialog />
      <datalist id="figures">
        {Object.entries(everything?.figures ?? {}).map(([name, { en }]) => (
          <option key={name} value={name} label={en} />
        ))}
      </datalist>
    </div>
  )
}

/** How often the page asks whether the preview has started, until it has. */
const PREVIEW_MILLISECONDS = 3_000

/** The whole editor. */
export function App({ store }: { store: Store }) {
  const [locale, setLocale] = useChoice('editor-language', localeNamed(navigator.language))
  const [spot, setSpot] = useState<Spot>()
  const [last, setLast] = useState<Spot>()
  const at = useCallback((place: string | undefined, spoken: Locale) => {
    setSpot({ place, locale: spoken })
    if (place) setLast({ place, locale: spoken })
  }, [])
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useEffect(() => {
    void store.load()
    // Somebody may have changed a file while this tab was not looked at.
    const reload = () => document.visibilityState === 'visible' && !store.now().busy && void store.load()
    const waiting = setInterval(() => {
      const { everything } = store.now()
      if (everything && !everything.preview && !everything.previewOff && !everything.previewEnded) reload()
    }, PREVIEW_MILLISECONDS)
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(store.now())) event.preventDefault()
    }
    addEventListener('focus', reload)
    addEventListener('beforeunload', warn)
    return () => {
      clearInterval(waiting)
      removeEventListener('focus', reload)
      removeEventListener('beforeunload', warn)
    }
  }, [store])
  return (
    <EditorProvider store={store} locale={localeNamed(locale)} at={at}>
      <Shell spot={spot} last={last} onLocale={setLocale} />
    </EditorProvider>
  )
}

import { useState } from 'react'
import type { ContentFile } from '../../protocol.ts'
import { isTouched } from '../state/drafts.ts'
import { nameOfFile, useEditor } from '../state/editor.tsx'
import { navigationOf } from '../state/navigation.ts'
import { fileAddress, type Route } from '../state/route.ts'

interface FileLinkProps {
  file: ContentFile
  route: Route
}

function FileLink({ file, route }: FileLinkProps) {
  const { state, locale, words } = useEditor()
  const isOpen = route.view === 'file' && route.name === file.name
  return (
    <li>
      <a href={fileAddress(file.name)} aria-current={isOpen ? 'page' : undefined}>
        {nameOfFile(file, locale, words)}
        {isTouched(state.drafts, file) && (
          <span className="touched">
            <span className="sr-only">, {words.field.unsaved}</span>
          </span>
        )}
      </a>
    </li>
  )
}

/** All files under headings that a member of staff looks for. */
export function Navigation({ route }: { route: Route }) {
  const { state, words } = useEditor()
  // On a phone it is folded away while somebody is at a text.
  const [chosen, setChosen] = useState<{ route: Route; isOpen: boolean }>()
  const isOpen = chosen?.route === route ? chosen.isOpen : route.view === 'welcome'
  const groups = navigationOf(state.everything?.files ?? [])
  const open = route.view === 'file' ? route.name : undefined
  return (
    <nav className="navigation" aria-label={words.navigation} data-open={isOpen || undefined}>
      <button
        type="button"
        className="navigation-switch"
        aria-expanded={isOpen}
        onClick={() => setChosen({ route, isOpen: !isOpen })}
      >
        {words.navigation}
      </button>
      <div className="navigation-groups">
        {groups.map(({ name, files }) => (
          <details key={name} open={files.some((file) => file.name === open) || undefined} name="group">
            <summary>{words.groups[name]}</summary>
            <ul>
              {files.map((file) => (
                <FileLink key={file.name} file={file} route={route} />
              ))}
              {name === 'blog' && (
                <li>
                  <a href="#/article" aria-current={route.view === 'article' ? 'page' : undefined}>
                    + {words.article.add}
                  </a>
                </li>
              )}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  )
}

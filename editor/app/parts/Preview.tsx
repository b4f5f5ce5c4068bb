import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { useEditor } from '../state/editor.tsx'

/** Where somebody is: a page that shows the text, none that could be told, or nowhere yet. */
export interface Spot {
  place: string | undefined
  locale: Locale
}

/** `/about#footer` in a language. */
function addressOf(place: string, locale: Locale): string {
  const [path = '/', anchor] = place.split('#')
  return localizedPath(path, locale) + (anchor ? `#${anchor}` : '')
}

interface PreviewProps {
  spot: Spot | undefined
  /** The last page that could be told, which stays while somebody is at a text of none. */
  last: Spot | undefined
}

/** The site as it stands, at the page of the text that somebody is at. */
export function Preview({ spot, last }: PreviewProps) {
  const { state, words } = useEditor()
  const origin = state.everything?.preview
  const seen = last?.place ? addressOf(last.place, last.locale) : '/'
  const say = () => {
    if (!spot) return words.preview.empty
    if (!spot.place && state.everything?.mistakes.length) return words.preview.mistaken
    return spot.place ? words.preview.page(addressOf(spot.place, spot.locale)) : words.preview.unknown
  }
  const sayWhyNot = () => {
    if (state.everything?.previewOff) return words.preview.off
    return state.everything?.previewEnded ? words.preview.ended : words.preview.starting
  }
  return (
    <aside className="preview" aria-label={words.preview.heading}>
      <p className="preview-says" role="status">
        {say()}
      </p>
      {origin ? (
        <>
          <p>
            <a href={origin + seen} target="_blank" rel="noreferrer">
              {words.preview.open}
            </a>
          </p>
          <iframe src={origin + seen} title={words.preview.frame} />
        </>
      ) : (
        <p className="hint">{sayWhyNot()}</p>
      )}
    </aside>
  )
}

import { splitAroundThaiWords } from '../locale/thai-words.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Keeps the listed Thai words of a text in an island on one line. The build does it for all other texts. Another text gets another
 * element: where the browser translates the page, React would look for text nodes that are gone, and remove the island.
 */
export const KeptWords = ({ children = '' }: { children: string | undefined }) => (
  <span key={children}>
    {splitAroundThaiWords(children).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
        <span key={at} className="no-break">
          {part}
        </span>
      ),
    )}
  </span>
)

/** A message of a form. The server writes it into a refused form as plain text, so hydration must find it as plain text. */
export const Message = ({ children }: { children: string | undefined }) =>
  useHydrated() ? <KeptWords>{children}</KeptWords> : children

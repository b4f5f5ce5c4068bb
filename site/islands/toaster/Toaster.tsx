import { Toast as RadixToast } from 'radix-ui'
import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { classNames } from '../../ui/class-names.ts'
import { KeptWords } from '../../ui/KeptWords.tsx'

const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50
/** The specification's delay between closing and removal. */
const REMOVE_DELAY_MS = 1_000_000

export interface Toast {
  kind: 'success' | 'destructive'
  title: string
  text: string
}

interface ToasterProps {
  toast: Toast
  /** `region` names the region that F8 focuses: `Notification`. */
  words: { region: string; close: string }
}

/** Rendered only in the browser, because Radix sets a style attribute, and the content security policy forbids it in HTML. */
function Toaster({ toast, words }: ToasterProps) {
  const [state, setState] = useState<'open' | 'closed' | 'removed'>('open')

  useEffect(() => {
    if (state !== 'closed') return
    const removal = setTimeout(() => setState('removed'), REMOVE_DELAY_MS)
    return () => clearTimeout(removal)
  }, [state])

  return (
    <RadixToast.Provider
      label={words.region}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {state !== 'removed' && (
        <RadixToast.Root
          className={classNames('message toast', toast.kind === 'destructive' && 'message-alert')}
          open={state === 'open'}
          onOpenChange={(open) => !open && setState('closed')}
        >
          <RadixToast.Title className="message-title">{toast.title}</RadixToast.Title>
          <RadixToast.Description>
            <KeptWords>{toast.text}</KeptWords>
          </RadixToast.Description>
          <RadixToast.Close className="close-button" aria-label={words.close}>
            <span aria-hidden>×</span>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className="toaster" label={words.region} hotkey={['F8']} />
    </RadixToast.Provider>
  )
}

let mounted: { root: Root; words: ToasterProps['words'] } | undefined
let count = 0

/** Replaces the empty region in the HTML (`site/sections/bars/Bars.tsx`). */
function mountToaster() {
  const region = document.querySelector<HTMLElement>('#notifications > section')
  const place = region?.parentElement
  if (!region || !place) throw new Error('mountToaster: the page has no region of notifications')
  const words = { region: region.getAttribute('aria-label') ?? '', close: region.dataset.close ?? '' }
  region.remove()
  return { root: createRoot(place), words }
}

/** Shows a toast. It replaces the previous one. */
export function pushToast(toast: Toast): void {
  mounted ??= mountToaster()
  count += 1
  mounted.root.render(<Toaster key={count} toast={toast} words={mounted.words} />)
}

import { Toast as RadixToast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { closeToast, currentToast, subscribeToToast } from './toast-store.ts'

export interface ToasterWords {
  /** Name of the region that F8 focuses: `Notification`. */
  region: string
  close: string
}

const TOAST_DURATION = 5000
const SWIPE_THRESHOLD = 50

/**
 * The region of notifications. Never rendered on the server: Radix puts a style attribute on the region, which the
 * content security policy forbids in HTML and allows when set by script.
 */
export function Toaster({ words }: { words: ToasterWords }) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast)
  return (
    <RadixToast.Provider
      label={words.region}
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toast && (
        <RadixToast.Root
          key={toast.id}
          className={`toast toast-${toast.kind}`}
          // A failure is told at once, a success when the reader comes to it.
          type={toast.kind === 'destructive' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => !open && closeToast(toast.id)}
        >
          {/* Radix has both read as they follow each other: without the space the end of one and the start of the other are one word. */}
          <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>{' '}
          <RadixToast.Description>{toast.text}</RadixToast.Description>
          <RadixToast.Close className="toast-close" aria-label={words.close}>
            <span aria-hidden>×</span>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className="toaster" label={words.region} hotkey={['F8']} />
    </RadixToast.Provider>
  )
}

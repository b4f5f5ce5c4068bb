/**
 * A page that comes back into view hears of what was stored meanwhile as it hears of another window: by a `storage` event, which names
 * no key. What browsers tell by themselves of a page that they kept while others were visited comes later, or not at all.
 */
export function hearOfWhatWasStored(): void {
  const hear = ({ persisted }: Event & { persisted?: boolean }) => {
    // A page that was loaded just now has read what is stored.
    if (document.hidden || persisted === false) return
    try {
      dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
    } catch {
      // Where nothing may be stored, what was chosen for this page alone stands.
    }
  }
  // Whichever comes first, and before any other script of the page answers to it: consent may have been withdrawn.
  for (const moment of ['visibilitychange', 'pageshow']) addEventListener(moment, hear, true)
}

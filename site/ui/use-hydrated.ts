import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False in the HTML of the server, true once React answers in the browser: until then a press on a button would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

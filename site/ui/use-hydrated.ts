import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False until hydration. Before that, a click on a button would have no effect. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

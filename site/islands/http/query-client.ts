import { QueryClient } from '@tanstack/react-query'

/**
 * One for the page: data is never stale, nothing is fetched again by itself, nothing is retried. `always` lets a call
 * made offline fail at once; by default it would hang, unsent, without a word to the visitor.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

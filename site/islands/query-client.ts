import { QueryClient } from '@tanstack/react-query'
import { HttpError, request } from './http.ts'

interface ReaderOptions {
  /** What a 401 means to the caller: an error like any other, or nothing to read. */
  on401?: 'throw' | 'returnNull'
}

/** The generic query function: GET, parsed as JSON. The query key is the path, in parts. */
export function reader<Answer>({ on401 = 'throw' }: ReaderOptions = {}) {
  return async ({ queryKey }: { queryKey: readonly string[] }): Promise<Answer | null> => {
    try {
      return await request<Answer>(queryKey.join('/'), { method: 'GET' })
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof HttpError && error.status === 401) return null
      throw error
    }
  }
}

/**
 * One for the page. Data is never stale, nothing is refetched or retried. With `networkMode: 'always'` a call made offline fails at
 * once; by default TanStack would hold it back without a word to the visitor.
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
  },
})

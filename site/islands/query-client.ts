import { QueryClient } from '@tanstack/react-query'
import { HttpError, request } from './http.ts'

interface ReaderOptions {
  /** Whether a 401 is an error or an empty answer. */
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
 * Data is never stale, and nothing is refetched or retried. With `networkMode: 'always'` a call fails at once when offline; by
 * default TanStack would pause it silently.
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

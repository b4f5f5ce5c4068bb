import { QueryClient } from '@tanstack/react-query'
import { HttpError, request } from './http.ts'

/** Creates a query function that gets JSON. The query key contains the parts of the path. */
export function createQueryFn<Answer>({ on401 = 'throw' }: { on401?: 'throw' | 'returnNull' } = {}) {
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
 * Data never gets stale, and queries are not refetched or retried. With `networkMode: 'always'`, an offline query fails at once. By
 * default, TanStack Query would pause it.
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

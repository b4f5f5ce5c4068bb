import { HttpError } from './http-error.ts'
import { request } from './request.ts'

interface ReaderOptions {
  /** What 401 means to the one who asks: an error, as every other failure, or that there is nothing to read. */
  on401?: 'throw' | 'returnNull'
}

/**
 * The generic reader of queries: GET, with credentials, the answer parsed as JSON. The query's key is the path, in parts.
 * @throws HttpError for any answer that is not a success.
 */
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

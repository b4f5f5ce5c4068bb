/** The part of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  export interface LoadRequest {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    /** Called before each request is sent; returns the request to send. */
    setupRequest?: (request: LoadRequest) => LoadRequest
  }

  export interface LoadOptions {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Requests per second of all connections together; as many as are answered where it is missing. */
    overallRate?: number
    requests: LoadRequest[]
  }

  export interface LoadResult {
    /** Seconds. */
    duration: number
    requests: { total: number }
    latency: { p50: number; p99: number; max: number }
    /** Answers by the hundreds of their status. */
    '2xx': number
    non2xx: number
    errors: number
  }

  export default function autocannon(options: LoadOptions): Promise<LoadResult>
}

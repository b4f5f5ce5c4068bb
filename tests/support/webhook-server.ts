import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from './listen-locally.ts'

export interface Call {
  readonly method: string
  /** The request's target. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface WebhookTestServer {
  /** For WEBHOOK_URL. */
  readonly url: string
  readonly calls: Call[]
  /** Sets the response from now on. A response that is not ended hangs. */
  behave(answer: (response: ServerResponse, call: Call) => void): void
  stop(): Promise<void>
}

/** Starts a receiver of webhooks on this machine that can fail on request. */
export async function startWebhookServer(port = 0): Promise<WebhookTestServer> {
  let answer: (response: ServerResponse, call: Call) => void = (response) => response.writeHead(204).end()
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const call = {
      method: request.method ?? '',
      target: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    }
    calls.push(call)
    answer(response, call)
  })
  return {
    url: `http://127.0.0.1:${await listenLocally(server, port)}/hooks/leads`,
    calls,
    behave(next) {
      answer = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { addProcessMetrics, type Metrics } from './metrics.ts'
import { StartError } from './start-error.ts'

/**
 * Hands the metrics out on a port of their own, so that no visitor finds them. Without METRICS_PORT, nobody does.
 *
 * @throws StartError `ADDRESS_TAKEN` when the app gets ready
 */
export function serveMetrics(app: FastifyInstance, { host, metricsPort }: Config, metrics: Metrics) {
  if (metricsPort === null) return
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await metrics.registry.metrics()
      response.writeHead(200, { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch (error) {
      app.log.error({ err: error }, 'the metrics could not be collected')
      response.writeHead(500).end()
    }
  })

  app.addHook('onReady', async () => {
    addProcessMetrics(metrics)
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        const message = `Cannot hand out metrics on ${host}, port ${metricsPort} (${error.code}): set METRICS_PORT`
        reject(new StartError('ADDRESS_TAKEN', message, { cause: error }))
      })
      server.listen({ host, port: metricsPort }, resolve)
    })
    app.log.info({ address: server.address() }, 'metrics are handed out')
  })
  app.addHook('onClose', async () => {
    if (!server.listening) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
}

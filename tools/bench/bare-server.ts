/** What the pages are compared with: `node:http` that knows one file and says it, from memory. Ends with its parent. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Encoding',
  'gzip',
  'Content-Length',
  String(body.length),
]

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.stdin.on('end', () => process.exit()).resume()

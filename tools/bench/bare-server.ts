/** The baseline for pages: `node:http` that answers everything with one file from memory. Ends with its parent. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The file, and its headers as a flat list in JSON. */
const [file = '', headers = ''] = process.argv.slice(2)
const body = readFileSync(file)
const flat: string[] = JSON.parse(headers)

const server = createServer((_request, response) => {
  response.writeHead(200, flat).end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.stdin.on('end', () => process.exit()).resume()

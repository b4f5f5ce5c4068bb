import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/**
 * Makes a key and a certificate for a host, signed by itself: whoever is given it as that of an authority takes it for proof, and
 * nobody else does.
 *
 * @param folder where the files are put
 */
export function ownCertificate(folder: string, host: string) {
  const files = { key: join(folder, 'krajai.key'), certificate: join(folder, 'krajai.pem') }
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-keyout', files.key, '-out', files.certificate],
  ])
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
  return files
}

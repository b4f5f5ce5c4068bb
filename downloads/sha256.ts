import { createHash } from 'node:crypto'

/** A checksum as `sha256sum` prints it. */
export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

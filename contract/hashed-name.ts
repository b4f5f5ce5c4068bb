/** Of a checksum in hexadecimal digits, enough to tell every two versions of a file for download apart. */
const HASH_LENGTH = 12

/** The hash in a file's name with what parts it from the rest, as the source of a pattern. */
export const HASH_IN_NAME = `\\.[0-9a-f]{${HASH_LENGTH}}`

const BEFORE_ENDING = /(?=\.\w+$)/
const HASH_BEFORE_ENDING = new RegExp(HASH_IN_NAME + BEFORE_ENDING.source)

/** `logos.zip` to `logos.1f0c….zip`: at this address there will never be anything else. */
export const hashedName = (name: string, checksum: string) =>
  name.replace(BEFORE_ENDING, `.${checksum.slice(0, HASH_LENGTH)}`)

/** The name or path that a hashed one was made from; any other as it is. */
export const withoutHash = (name: string) => name.replace(HASH_BEFORE_ENDING, '')

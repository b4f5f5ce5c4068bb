/** Longer than any code that Node or OpenSSL has, such as `UNABLE_TO_GET_ISSUER_CERT_LOCALLY`. */
const CODE = /^[A-Z][A-Z\d_]{1,63}$/

/**
 * The code of an error of the system, of Node or of a library, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`, to be kept and shown.
 * Whatever else stands in its place might quote an address or a receiver's answer, and is `ERROR`.
 */
export const errorCode = (code: unknown): string => (typeof code === 'string' && CODE.test(code) ? code : 'ERROR')

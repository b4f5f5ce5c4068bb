/** Domains that nobody can have (RFC 2606): where one stands, the real one is not known yet. */
export const isReserved = (domain: string) => /\.(example|test|invalid|localhost)$/.test(domain)

import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** The address of Azure's own services inside its networks: it looks public but is private. */
const AZURE_HOST = '168.63.129.16'

/**
 * Whether an IP address belongs to the public internet, and not to this machine, its network, a cloud's metadata service or any other
 * special range. IPv4-mapped IPv6 addresses count as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  const plain = ipaddr.process(address)
  return plain.range() === 'unicast' && plain.toString() !== AZURE_HOST
}

/** A host name resolved to a private address, which must not be called. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError' as const
  readonly code = 'EPRIVATE'

  constructor() {
    super('The host has a private address')
  }
}

/**
 * All addresses of a host, checked. Connect to one of these instead of resolving the name again: a second lookup could return another
 * address (DNS rebinding).
 *
 * @param host a name, or an IP address without brackets
 * @throws PrivateAddressError when even one of them is not public, unless private ones are allowed
 * @throws NodeJS.ErrnoException `ENOTFOUND`, `EAI_AGAIN`
 */
export async function checkedAddresses(host: string, allowPrivate: boolean): Promise<LookupAddress[]> {
  const addresses = await lookup(host, { all: true })
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) throw new PrivateAddressError()
  return addresses
}

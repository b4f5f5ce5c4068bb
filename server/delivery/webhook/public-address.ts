import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Azure's own services, for each machine on its network: it looks public and is not. */
const AZURE_HOST = '168.63.129.16'

/**
 * Whether an IP address belongs to the public internet: not this machine, its network, a cloud's metadata service, nor
 * any range with a special meaning. An IPv4 address in IPv6 clothes counts as what it is.
 */
export function isPublicAddress(address: string): boolean {
  const plain = ipaddr.process(address)
  return plain.range() === 'unicast' && plain.toString() !== AZURE_HOST
}

/** A host name led to an address that is not for us to call. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError' as const
  readonly code = 'EPRIVATE'

  constructor() {
    super('The host has a private address')
  }
}

/**
 * Every address of a host, all of them checked. Connect to one of these and do not look the name up again: a second
 * answer could be another one (DNS rebinding).
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

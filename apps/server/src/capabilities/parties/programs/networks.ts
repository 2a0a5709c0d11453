import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net'

interface Network {
  readonly address: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

const BITS = { ipv4: 32, ipv6: 128 } as const
/** Bits before the IPv4 address in an IPv6 address that maps one (RFC 4291). */
const MAPPED_BITS = 96
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/u
const prefixLength = /^\d{1,3}$/u

/** The network as it is stored; undefined for a text that is none. A network of mapped addresses is one of IPv4. */
export function networkText(text: string): string | undefined {
  const network = networkOf(text)
  return network && `${network.address}/${network.bits}`
}

/** Whether an address is in one of the networks; with none every address is. */
export function isInNetworks(networks: readonly string[], address: string | undefined): boolean {
  if (networks.length === 0) return true
  const at = address === undefined ? undefined : networkOf(address)
  if (!at) return false
  const allowed = new BlockList()
  for (const text of networks) {
    const network = networkOf(text)
    if (network) allowed.addSubnet(network.address, network.bits, network.family)
  }
  return allowed.check(at.address, at.family)
}

function networkOf(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.trim().split('/')
  if (more.length > 0 || (prefix !== undefined && !prefixLength.test(prefix))) return undefined
  if (isIPv4(address)) return withBits({ address, family: 'ipv4' }, prefix)
  // A zone, as in `fe80::1%eth0`, is of one machine.
  if (!isIPv6(address) || address.includes('%')) return undefined
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  const version4 = mapped.exec(canonical)?.[1]
  if (version4 === undefined) return withBits({ address: canonical, family: 'ipv6' }, prefix)
  const bits = prefix === undefined ? undefined : Number(prefix) - MAPPED_BITS
  return withBits({ address: version4, family: 'ipv4' }, bits)
}

function withBits(network: Omit<Network, 'bits'>, prefix: string | number | undefined): Network | undefined {
  const most = BITS[network.family]
  const bits = prefix === undefined ? most : Number(prefix)
  return bits >= 0 && bits <= most ? { ...network, bits } : undefined
}

import { isIPv6 } from 'node:net'

const GROUPS = 8
/** What one customer of a provider has at least: 64 bits, and as many addresses in it as they like. */
const OF_NETWORK = 4

/** Who a limit is for: the address, or of version 6 the network that it is in. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const version4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/iu.exec(address)?.[1]
  if (version4 !== undefined) return version4
  const [before = '', after] = address.split('::')
  const first = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const left = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  const network = [...first, ...left, ...last].slice(0, OF_NETWORK)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUP_BITS = 16

/** A network that requests are counted by; `times` is how many times the limit of one address it may use. */
export interface CountedNetwork {
  readonly network: string
  readonly times: number
}

/** Providers give one customer a /64 at least, often a /56, and a /48 on demand. Narrowest first. */
const widths = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const

/** How many networks an address is counted by at most. */
export const COUNTED_NETWORKS = widths.length

/** All networks that an address is counted by, narrowest first: an IPv4 address alone, or three of IPv6. */
export function networksOf(address: string): readonly CountedNetwork[] {
  const [text = ''] = address.split('/')
  if (!isIPv6(text)) return [{ network: text, times: 1 }]
  const version4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/iu.exec(text)?.[1]
  if (version4 !== undefined) return [{ network: version4, times: 1 }]
  const groups = groupsOf(text)
  return widths.map(({ bits, times }) => ({ network: `${firstBits(groups, bits)}::/${bits}`, times }))
}

/** The narrowest network of an address: an IPv4 address itself, or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => networksOf(address)[0]?.network ?? address

/** The widest network of an address: an IPv4 address itself, or the /48 of an IPv6 address. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)?.network ?? address

/** Takes an address or one of its networks, which end in `::`. */
function groupsOf(address: string): readonly number[] {
  const [before = '', after] = address.split('::')
  const first = before === '' ? [] : before.split(':')
  const last = after === undefined || after === '' ? [] : after.split(':')
  const left = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  return [...first, ...left, ...last].map((group) => Number.parseInt(group, 16))
}

function firstBits(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS))
  return kept.map((group, at) => (group & maskOf(bits - at * GROUP_BITS)).toString(16)).join(':')
}

const maskOf = (bits: number): number => (0xffff << Math.max(0, GROUP_BITS - bits)) & 0xffff

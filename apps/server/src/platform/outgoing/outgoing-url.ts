/** Ports of endpoints: the usual ones of HTTPS. */
const ports: readonly string[] = ['', '443', '8443']
const LONGEST = 2048

export type UrlViolation = 'invalid' | 'scheme' | 'credentials' | 'port' | 'host' | 'too-long'

/** Names that are never on the internet. */
const innerName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|invalid|test|onion|arpa)$/u

/** An address in the only form that a parsed URL has. */
const isAddress = (host: string): boolean => host.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/u.test(host)

/** Returns what is wrong with the address of an endpoint; `allowed` hosts (`name:port`) may be anything. */
export function urlViolation(text: string, allowed: readonly string[] = []): UrlViolation | undefined {
  if (text.length > LONGEST) return 'too-long'
  if (!URL.canParse(text)) return 'invalid'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (isAllowedHost(url, allowed)) return undefined
  if (url.protocol !== 'https:') return 'scheme'
  if (!ports.includes(url.port)) return 'port'
  const host = url.hostname.replace(/\.$/u, '')
  const isPlain = !isAddress(host) && !host.includes('.')
  return isPlain || innerName.test(host) ? 'host' : undefined
}

/** Returns whether the host and port of an address are listed; `name:*` lists every port. */
export function isAllowedHost({ hostname, port, protocol }: URL, allowed: readonly string[]): boolean {
  const known = port === '' ? (protocol === 'http:' ? '80' : '443') : port
  return allowed.includes(`${hostname}:${known}`) || allowed.includes(`${hostname}:*`)
}

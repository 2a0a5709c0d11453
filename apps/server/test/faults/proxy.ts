import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '../../src/platform/config.ts'
import { localCertificate, localKey } from '../local-certificate.ts'
import type { Host } from './network.ts'

export interface Served {
  readonly name: string
  readonly roles: readonly Role[]
  readonly address: string
}

/** The port of TLS in deploy/haproxy.cfg. */
export const PROXY_PORT = 8443
/** A process of a test may open fewer files than twice the number of the shipped file. */
const CONNECTIONS = 2000

/** The settings that are shipped, with the addresses of the processes in the place of names that an engine resolves. */
function proxySettings(shipped: string, certificate: string, servers: readonly Served[]): string {
  const linesOf = (role: Role) =>
    servers
      .filter(({ roles }) => roles.includes(role))
      .map(({ name, address }) => `  server ${name} ${address}$1`)
      .join('\n')
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^ {2}maxconn \d+$/mu, `  maxconn ${CONNECTIONS}`],
    [/\/run\/secrets\/certificate\.pem/u, certificate],
    [/^ {2}server-template api \d+ \S+(.*)$/mu, linesOf('api')],
    [/^ {2}server-template live \d+ \S+(.*)$/mu, linesOf('live')],
    [/ resolvers docker init-addr none/u, ''],
    [/^# The names of services;.*\nresolvers docker\n(?: {2}.*\n)+/mu, ''],
  ]
  return replacements.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`deploy/haproxy.cfg has no ${from.source}`)
    return text.replace(from, to)
  }, shipped)
}

/** Starts HAProxy on a host of its own. */
export function startProxy(host: Host, folder: string, servers: readonly Served[]) {
  const [certificate, settings, log] = ['certificate.pem', 'haproxy.cfg', 'haproxy.log'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  writeFileSync(certificate, localCertificate + localKey)
  writeFileSync(settings, proxySettings(readFileSync('deploy/haproxy.cfg', 'utf8'), certificate, servers))
  writeFileSync(log, '')
  host.run(['haproxy', '-db', '-f', settings], { log })
  const name = (role: string, server: string) => `${role}/${server}`
  return {
    certificate,
    /** Whether HAProxy sends calls to a process. */
    isUp(role: string, server: string): boolean {
      const states = [...readFileSync(log, 'utf8').matchAll(/Server (\S+) is (UP|DOWN)/gu)]
      return states.findLast(([, of]) => of === name(role, server))?.[2] !== 'DOWN'
    },
  }
}

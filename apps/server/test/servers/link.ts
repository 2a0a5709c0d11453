import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

export interface LinkOptions {
  /** Of this machine. */
  readonly address?: string
  /** Half of it each way. A delay of the network itself needs a module that not every kernel has. */
  readonly delayMs?: number
}

/** A link to a server. Silenced, it loses what is sent on its connections and reports no error. */
export async function openLink(
  target: NetConnectOpts,
  { address = '127.0.0.1', delayMs = 0 }: LinkOptions = {},
) {
  const sockets = new Set<Socket>()
  const silenced = new Set<Socket>()
  const later = (act: () => void) => (delayMs > 0 ? setTimeout(act, delayMs / 2) : act())
  const server = createServer((near) => {
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => later(() => silenced.has(near) || to.destroyed || to.write(bytes)))
      from.on('error', () => undefined)
      from.on('close', () => later(() => to.destroy()))
    }
  })
  server.listen(0, address)
  await once(server, 'listening')
  /** The connections that are open. New ones work. */
  const silence = () => {
    for (const socket of sockets) silenced.add(socket)
  }
  return {
    address: `${address}:${(server.address() as AddressInfo).port}`,
    silence,
    /** New connections are refused. */
    cut() {
      server.close()
      silence()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      if (server.listening) server.close()
    },
  }
}

/** A link to a database behind a Unix socket. */
export async function openDatabaseLink(database: string) {
  const { username, pathname, searchParams } = new URL(database)
  const link = await openLink({ path: `${searchParams.get('host')}/.s.PGSQL.5432` })
  return { ...link, url: `postgres://${username}@${link.address}${pathname}` }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A link to a server. Silenced, it loses what is sent on its connections and reports no error. */
export async function openLink(target: NetConnectOpts) {
  const sockets = new Set<Socket>()
  const silenced = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => silenced.has(near) || to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  /** The connections that are open. New ones work. */
  const silence = () => {
    for (const socket of sockets) silenced.add(socket)
  }
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
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

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server on which everything arrives later. */
export interface SlowLink {
  readonly port: number
  close(): void
}

/**
 * Listens on an address of this process and passes on what it is sent, each way after half of `milliseconds`. A delay of the
 * link itself needs a module that not every kernel has.
 */
export async function openSlowLink(
  address: string,
  target: { readonly host: string; readonly port: number },
  milliseconds: number,
): Promise<SlowLink> {
  const sockets = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    const later = (act: () => void) => setTimeout(act, milliseconds / 2)
    from.on('data', (bytes) => later(() => to.writable && to.write(bytes)))
    from.on('error', () => undefined)
    from.on('close', () => later(() => to.destroy()))
  }
  const server = createServer((near) => {
    const far = connect(target)
    pass(near, far)
    pass(far, near)
  })
  server.listen(0, address)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

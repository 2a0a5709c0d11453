import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Config } from '../../apps/server/src/platform/config.ts'

type Address = Pick<Config, 'host' | 'port'>

/** Fails in one line where the port cannot be had, before the slow work begins. */
export async function checkPort({ host, port }: Address, variable = 'PORT'): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail)
      server.listen({ host, port }, done)
    })
  } catch (error) {
    throw new Error(portTrouble(error, { host, port }, variable) ?? String(error), { cause: error })
  }
  await new Promise((done) => server.close(done))
}

/** The port if it is free, or else any free port. */
export async function freePort(host: string, wanted: number): Promise<number> {
  const isFree = await checkPort({ host, port: wanted }).then(
    () => wanted > 0,
    () => false,
  )
  if (isFree) return wanted
  const server = createServer().listen({ host, port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Returns a message about the error of the port; undefined for other errors. */
export function portTrouble(error: unknown, { host, port }: Address, variable = 'PORT'): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one from 1024 on: ${variable}=4000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: this machine has no address "${host}".`
    default:
      return undefined
  }
}

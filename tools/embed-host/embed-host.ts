import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostPage } from './host-page.ts'
import { type KeyPair, newKeyPair, platformToken } from './platform-token.ts'
import { demoVendor, registerPlatform, untilShown } from './portal-calls.ts'

export interface EmbedHostOptions {
  /** Where the portal answers, by scheme, host and port. */
  readonly portal: string
  /** Any free one where absent. */
  readonly port?: number
  readonly operatorToken: string
  readonly platformId?: string
  /** The first of the demo account's where absent. */
  readonly vendorId?: string | undefined
  readonly lifetimeSeconds?: number
}

export interface EmbedHost {
  readonly url: string
  readonly vendorId: string
  stop(): Promise<void>
}

/** Registers itself as a platform of the portal, then shows the portal inside its page and signs tokens for it. */
export async function startEmbedHost(options: EmbedHostOptions): Promise<EmbedHost> {
  const { platformId = 'embed-host', lifetimeSeconds = 1800 } = options
  const portal = new URL(options.portal).origin
  const vendorId = options.vendorId ?? (await demoVendor(portal))
  const keys = newKeyPair()
  const claims = { platformId, user: 'somebody', restaurants: [vendorId], lifetimeSeconds }
  const server = createServer(({ url }, response) => answer(response, url, { portal, keys, claims }))
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(options.port ?? 0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((done) => void server.close(() => done()))
  }
  try {
    const { operatorToken } = options
    await registerPlatform(portal, { operatorToken, platformId, origin: url, vendorId, key: keys.publicJwk })
    await untilShown(portal, url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, vendorId, stop }
}

interface Served {
  readonly portal: string
  readonly keys: KeyPair
  readonly claims: Parameters<typeof platformToken>[1]
}

function answer(response: ServerResponse, url: string | undefined, { portal, keys, claims }: Served): void {
  response.setHeader('cache-control', 'no-store')
  if (url === '/token') {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ token: platformToken(keys, claims, new Date()) }))
  } else if (url === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(hostPage(portal))
  } else {
    response.statusCode = 404
    response.end()
  }
}

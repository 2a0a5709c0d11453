import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createHttp } from './create-http.ts'

let server: TestServer
let app: FastifyInstance
const metrics = createMetrics()
beforeAll(async () => {
  server = await startTestServer({ env: { ENVIRONMENT: 'stg', TRUSTED_PROXIES: '10.0.0.0/8' } })
  app = await createHttp({ ...server.platform, metrics })
  app.get('/seen', async ({ ip, host, protocol }) => ({ ip, host, protocol }))
})
afterAll(async () => {
  await app.close()
  metrics.stop()
  await server.stop()
})

const send = async (remoteAddress: string, forwardedFor: string) => {
  const answer = await app.inject({
    url: '/seen',
    remoteAddress,
    headers: {
      host: 'sg.portal.test',
      'x-forwarded-for': forwardedFor,
      'x-forwarded-host': 'hu.portal.test',
      'x-forwarded-proto': 'https',
    },
  })
  return answer.json()
}

describe('headers of a proxy', () => {
  it('count where the peer is in a network of TRUSTED_PROXIES', async () => {
    const seen = { ip: '192.0.2.7', host: 'hu.portal.test', protocol: 'https' }
    expect(await send('10.1.2.3', '192.0.2.7')).toEqual(seen)
    expect(await send('10.1.2.3', '192.0.2.7, 10.9.9.9')).toEqual(seen)
  })

  it('are ignored where the peer is not', async () => {
    const seen = { ip: '198.51.100.1', host: 'sg.portal.test', protocol: 'http' }
    expect(await send('198.51.100.1', '192.0.2.7')).toEqual(seen)
  })

  it('name the nearest address that is no proxy, whatever the client wrote before it', async () => {
    expect(await send('10.1.2.3', '203.0.113.5, 192.0.2.7')).toMatchObject({ ip: '192.0.2.7' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../apps/server/test/core.ts'
import { seedVendors } from '../../apps/server/test/seed/seed-vendors.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { seedDemoOperator, DEMO_OPERATOR_TOKEN } from '../../demo/seed/demo-operator.ts'
import { type EmbedHost, startEmbedHost } from './embed-host.ts'

let server: TestServer
let host: EmbedHost

beforeAll(async () => {
  server = await startTestServer()
  await seedDemoOperator(server.platform.db, new Date())
  await seedVendors(server, {
    country: 'SG',
    email: 'demo@beckon.test',
    vendors: [
      { vendor_id: 'first', name: 'A' },
      { vendor_id: 'second', name: 'B' },
    ],
  })
})
afterAll(async () => {
  await host?.stop()
  await server.stop()
})

const framed = async (origin: string) =>
  String((await server.app.inject({ url: '/odwp' })).headers['content-security-policy']).includes(origin)
const tokenOf = async (one: EmbedHost): Promise<string> =>
  ((await (await fetch(`${one.url}/token`)).json()) as { token: string }).token
const vendorsOf = async (token: string) => {
  const headers = { authorization: `Platform ${token}` }
  const answer = await server.app.inject({ url: '/api/orders/v1/vendors', headers })
  return answer.json().result?.vendors.map((one: { vendor_id: string }) => one.vendor_id)
}

describe('the host page', () => {
  it('is registered, may frame the portal at once, and its tokens act for its vendor', async () => {
    expect(await framed('http://localhost')).toBe(false)
    host = await startEmbedHost({ portal: server.url, operatorToken: DEMO_OPERATOR_TOKEN })
    await until(() => framed(host.url))
    expect(host.vendorId).toBe('first')
    expect(await vendorsOf(await tokenOf(host))).toEqual(['first'])
    expect(await (await fetch(host.url)).text()).toContain(`src="${server.url}/odwp"`)
  })

  it('has a new key after a restart, which invalidates the tokens of the old one', async () => {
    const old = await tokenOf(host)
    await host.stop()
    host = await startEmbedHost({
      portal: server.url,
      operatorToken: DEMO_OPERATOR_TOKEN,
      vendorId: 'second',
    })
    await until(async () => (await vendorsOf(old)) === undefined)
    await until(async () => (await vendorsOf(await tokenOf(host)))?.[0] === 'second')
  })

  it('reports the reason when it cannot be registered', async () => {
    const portal = server.url
    await expect(startEmbedHost({ portal, operatorToken: 'nobody' })).rejects.toThrow(/Registering/)
    const stranger = { portal, operatorToken: DEMO_OPERATOR_TOKEN, vendorId: 'nothing' }
    await expect(startEmbedHost(stranger)).rejects.toThrow(/Registering/)
  })
})

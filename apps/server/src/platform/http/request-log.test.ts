import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOperator } from '../../../test/seed/seed-operator.ts'
import { createUser, type SignedIn, signIn, testPassword } from '../../../test/seed/sign-in.ts'
import { seriesOf } from '../../../test/monitoring/series.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { createLog } from '../log.ts'

const lines: Record<string, unknown>[] = []
let server: TestServer
let anna: SignedIn
beforeAll(async () => {
  const log = createLog({ logLevel: 'info' }, { write: (text) => void lines.push(JSON.parse(text)) })
  server = await startTestServer({ log, env: { RATE_LIMITS: 'on' } })
  await createUser(server, 'SG', 'anna@shop.test')
  anna = await signIn(server, 'SG', 'anna@shop.test')
})
afterAll(() => server.stop())

const from = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, remoteAddress, headers })
const linesOf = (network: string) =>
  lines.filter((line) => line['network'] === network && line['msg'] === 'refused')

describe('the log at info', () => {
  it('has a refused token with its route, code and network, and nothing that the caller wrote', async () => {
    const headers = { authorization: 'Bearer s3cret-token|s3cret-token' }
    await from('2001:db8:1:2::3', '/api/orders/v1/vendor/s3cret-id/orders?token=s3cret-query', headers)
    const [line] = linesOf('2001:db8:1:2::/64')
    expect(line).toMatchObject({
      method: 'GET',
      route: '/api/orders/v1/vendor/:id/orders',
      status: 401,
      code: 'auth.required',
      caller: 'anonymous',
      country: 'SG',
      request_id: expect.stringMatching(/^[\w-]{8,64}$/u),
      ms: expect.any(Number),
    })
    expect(JSON.stringify(lines)).not.toContain('s3cret')
  })

  it('has a call that is forbidden to its caller', async () => {
    const operator = await seedOperator(server, 'of-hungary', ['HU'])
    await from('192.0.2.33', '/api/ops/v1/flags', operator.headersIn('SG'))
    expect(linesOf('192.0.2.33')).toMatchObject([{ status: 403, code: 'auth.forbidden' }])
  })

  it('has a network that must wait once a minute and route', async () => {
    const tries = Array.from({ length: 40 }, () =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/v1/login',
        remoteAddress: '192.0.2.44',
        payload: { password: 'x' },
      }),
    )
    await Promise.all(tries)
    expect(linesOf('192.0.2.44')).toMatchObject([
      { status: 429, code: 'request.too-many', route: '/api/auth/v1/login' },
    ])
  })

  it('has a call that is refused for its body, with its request id and code', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/v1/login?email=s3cret@shop.test',
      remoteAddress: '192.0.2.66',
      headers: { 'x-request-id': 'from-the-caller' },
      payload: { email_address: 's3cret' },
    })
    expect(answer.statusCode).toBe(400)
    expect(linesOf('192.0.2.66')).toMatchObject([
      {
        request_id: 'from-the-caller',
        route: '/api/auth/v1/login',
        status: 400,
        code: 'auth.invalid-parameter',
      },
    ])
    expect(JSON.stringify(lines)).not.toContain('s3cret')
  })

  it('has an address that cannot be decoded', async () => {
    await server.app.inject({ url: '/api/%E0%A4%A', headers: { 'x-request-id': 'not-decodable' } })
    expect(lines.filter((line) => line['request_id'] === 'not-decodable')).toMatchObject([
      { msg: 'refused', status: 400, code: 'request.invalid' },
    ])
  })

  it('has at most sixty addresses that cannot be decoded a minute and network, and counts them all', async () => {
    const counted = async () => {
      const { body } = await server.app.inject({ url: '/metrics' })
      const refusals = seriesOf(body).filter(({ name }) => name === 'beckon_refusals_total')
      return refusals.find(({ labels }) => labels['code'] === 'request.invalid')?.value ?? 0
    }
    const before = await counted()
    await Promise.all(Array.from({ length: 80 }, (_, index) => from(`2001:db8:77:${index}::1`, '/%ff')))
    const all = lines.filter(({ network }) => String(network).startsWith('2001:db8:77:'))
    expect(all).toHaveLength(60)
    expect((await counted()) - before).toBe(80)
  })

  it('has at most sixty refused tokens a minute and network', async () => {
    await Promise.all(Array.from({ length: 80 }, () => from('192.0.2.55', '/api/auth/v1/sessions')))
    expect(linesOf('192.0.2.55')).toHaveLength(60)
  })

  it('has who signed in, and neither name nor password', async () => {
    expect(lines.filter((line) => line['msg'] === 'signed in')).toMatchObject([
      { user: anna.userId, country: 'SG', network: '127.0.0.1' },
    ])
    expect(JSON.stringify(lines)).not.toContain('anna@shop.test')
    expect(JSON.stringify(lines)).not.toContain(testPassword)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
})
afterAll(() => server.stop())

it('keeps one refusal for too many tries a quarter of an hour, country, call and network', async () => {
  const tries = async (count: number, remoteAddress: string) => {
    for (let tried = 0; tried < count; tried += 1) await server.app.inject({ ...codeTry, remoteAddress })
  }
  const codeTry = {
    method: 'POST',
    url: '/api/auth/v1/forgot-password/confirm',
    headers: { 'x-country': 'SG' },
    payload: { email_address: 'many@tries.test', verification_code: '123456', password: 'Demo1234!' },
  } as const
  const waits = () =>
    server.platform.db
      .selectFrom('refused_attempt')
      .select('address')
      .where('code', '=', 'auth.too-many-requests')
      .where('call', '=', 'resetPassword')
      .execute()
  await tries(12, '2001:db8:77:1::1')
  await tries(3, '2001:db8:77:2::1')
  await tries(8, '198.51.100.77')
  expect((await waits()).map(({ address }) => address)).toEqual(['2001:db8:77:1::/64', '198.51.100.77'])
  clock.advance(901)
  await tries(12, '198.51.100.77')
  expect(await waits()).toHaveLength(3)
})

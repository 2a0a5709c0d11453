import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const ABROAD_AN_HOUR = 20

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
})
afterAll(() => server.stop())

/** Each from an address of its own. */
let registered = 0
async function register(email_address: string, country = 'SG') {
  registered += 1
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/v1/register',
    remoteAddress: `203.0.113.${registered}`,
    headers: { 'x-country': country },
    payload: {
      registration_type: 'NPV',
      business_name: 'Tea',
      email_address,
      password: 'Sesame12!',
      terms_accepted: true,
    },
  })
  return answer.json().errors?.[0]?.code ?? 'ok'
}
const hungarian = (count: number) => `+3620${1_234_500 + count}`

it('texts few foreign numbers an hour and country, however many addresses ask, and goes on with its own', async () => {
  for (let count = 0; count < ABROAD_AN_HOUR; count += 1) expect(await register(hungarian(count))).toBe('ok')
  expect(await register(hungarian(ABROAD_AN_HOUR))).toBe('auth.too-many-requests')
  expect(await mailsTo(server, hungarian(ABROAD_AN_HOUR))).toEqual([])
  expect(await register('+6581234567')).toBe('ok')
  expect(await register('mai@shop.test')).toBe('ok')
  expect(await register('+36201234999', 'HU')).not.toBe('auth.too-many-requests')
  clock.advance(3601)
  expect(await register(hungarian(ABROAD_AN_HOUR))).toBe('ok')
})

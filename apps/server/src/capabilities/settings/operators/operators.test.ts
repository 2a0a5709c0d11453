import { flagNames } from '@beckon/domain/flag'
import { catalogues } from '@beckon/texts/catalogues'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { addOperator, endOperator } from './index.ts'

const clock = testClock()
let server: TestServer
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' }, clock })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['operator_change', 'flag_value', 'country_parameter', 'refused_attempt'] as const)
    await server.platform.db.deleteFrom(table).execute()
})

const reason = 'asked for by the shops'
const flagCall = (name: string, value: unknown, headers: Record<string, string>, why: unknown = reason) =>
  send(server, 'PUT', `/api/ops/v1/flags/${name}`, { body: { value, reason: why }, headers })
const get = (path: string, country: 'SG' | 'MY' = 'SG') =>
  send(server, 'GET', `/api/ops/v1/${path}`, { headers: operator.headersIn(country) })
const flagIn = async (country: string, name: string) => {
  const { body } = await server.app.inject({
    method: 'POST',
    url: `/ofrep/v1/evaluate/flags/${name}`,
    payload: { context: { country } },
  })
  return JSON.parse(body).value
}

describe('recognition of operators', () => {
  const none = { 'x-country': 'SG' }
  it.each([
    ['nobody', undefined],
    ['an unknown token', `Operator ${'x'.repeat(43)}`],
    ['a short one', 'Operator x'],
    ['a token in two', `Operator ${'x'.repeat(20)} ${'y'.repeat(20)}`],
    ['a token of another scheme', `Bearer ${'x'.repeat(43)}`],
    ['a vendor of sorts', 'Bearer a|b'],
  ])('%s is refused', async (_, authorization) => {
    const headers = { ...none, ...(authorization === undefined ? {} : { authorization }) }
    expect(await flagCall('PaymentTax', true, headers)).toMatchObject({ status: 401, code: 'auth.required' })
  })

  it('a token that is cut, longer or in another case is refused', async () => {
    const { token } = operator
    const turned = token.replace(/[a-z]/, (letter) => letter.toUpperCase())
    for (const wrong of [token.slice(0, -1), `${token}x`, turned]) {
      const headers = { ...none, authorization: `Operator ${wrong}` }
      expect(await flagCall('PaymentTax', true, headers)).toMatchObject({ status: 401 })
    }
  })

  it('an operator token is rejected by calls for vendors and riders', async () => {
    for (const url of ['/api/orders/v1/vendors', '/api/auth/v1/sessions', '/api/fleet/v1/work']) {
      const { statusCode } = await server.app.inject({ url, headers: operator.headersIn('SG') })
      expect([url, statusCode]).not.toEqual([url, 200])
    }
    const vendors = await send(server, 'GET', '/api/orders/v1/vendors', { headers: operator.headersIn('SG') })
    expect(vendors).toMatchObject({ status: 401 })
  })

  it('one of another country may do nothing here', async () => {
    const answer = await flagCall('PaymentTax', true, operator.headersIn('HU'))
    expect(answer).toMatchObject({ status: 403, code: 'auth.forbidden' })
    expect(await flagIn('HU', 'PaymentTax')).toBe(false)
  })

  it('an operator that was removed is rejected from then on', async () => {
    const left = await seedOperator(server, 'left', ['SG'])
    expect(await flagCall('PaymentTax', true, left.headersIn('SG'))).toMatchObject({ status: 200 })
    expect(await endOperator(server.platform.db, 'left', clock.now())).toBe(true)
    expect(await flagCall('PaymentTax', true, left.headersIn('SG'))).toMatchObject({ status: 401 })
    expect(await endOperator(server.platform.db, 'left', clock.now())).toBe(false)
  })

  it('an id is given once, and no token is kept', async () => {
    const now = clock.now()
    const again = { operatorId: 'asia', name: 'Again', countries: ['HU' as const], now }
    expect(await addOperator(server.platform.db, again)).toBeUndefined()
    const rows = await server.platform.db.selectFrom('operator').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(operator.token)
  })

  it('has a limit of its own, whatever address it comes from', async () => {
    const limited = await startTestServer({ env: { ROLES: 'api', RATE_LIMITS: 'on' } })
    const one = await seedOperator(limited, 'one', ['SG'])
    const other = await seedOperator(limited, 'other', ['SG'])
    const list = (headers: Record<string, string>) =>
      limited.app.inject({ url: '/api/ops/v1/flags', headers }).then(({ statusCode }) => statusCode)
    const first = await Promise.all(Array.from({ length: 300 }, () => list(one.headersIn('SG'))))
    expect(new Set(first)).toEqual(new Set([200]))
    expect(await list(one.headersIn('SG'))).toBe(429)
    expect(await list(other.headersIn('SG'))).toBe(200)
    await limited.stop()
  })

  it('the operator of the demo world is rejected in production', async () => {
    const production = await startTestServer({ env: { ROLES: 'api', ENVIRONMENT: 'prd', RATE_LIMITS: 'on' } })
    const demo = await seedOperator(production, 'demo', ['SG'])
    const real = await seedOperator(production, 'real', ['SG'])
    const list = (headers: Record<string, string>) =>
      production.app.inject({ url: '/api/ops/v1/flags', headers }).then(({ statusCode }) => statusCode)
    expect(await list(real.headersIn('SG'))).toBe(200)
    expect(await list(demo.headersIn('SG'))).toBe(401)
    await production.stop()
  })
})

describe('flags', () => {
  it('are listed with what they do and what they are worth', async () => {
    const { result } = (await get('flags')) as { result: { name: string }[] }
    expect(result.map(({ name }) => name)).toEqual(flagNames)
    expect(result[0]).toEqual({
      name: 'PlannedMaintenance',
      effect: expect.any(String),
      value: false,
      applied: false,
      own: null,
      regional: null,
      shops: 0,
      initial: false,
      fallback: false,
      changed_at: null,
      last_change: null,
      version: '0',
    })
  })

  it('are switched in the one country, and who did it is written down', async () => {
    const answer = await flagCall('PaymentTax', true, operator.headersIn('SG'))
    const changed_at = Math.floor(clock.now().getTime() / 1000)
    expect(answer).toMatchObject({ status: 200, result: { name: 'PaymentTax', value: true, changed_at } })
    expect([await flagIn('SG', 'PaymentTax'), await flagIn('MY', 'PaymentTax')]).toEqual([true, false])
    await flagCall('PaymentTax', false, operator.headersIn('SG'), 'the shops changed their mind')
    expect(await get('changes')).toMatchObject({
      result: [
        {
          operator_id: 'asia',
          subject: 'flag:PaymentTax',
          before: 'true',
          after: 'false',
          reason: 'the shops changed their mind',
        },
        {
          operator_id: 'asia',
          subject: 'flag:PaymentTax',
          before: 'false',
          after: 'true',
          created_at: changed_at,
        },
      ],
    })
    expect(await get('changes', 'MY')).toMatchObject({ result: [] })
  })

  it.each([
    ['Nonsense', true, reason, 404, 'flag.unknown'],
    ['toString', true, reason, 404, 'flag.unknown'],
    ['PaymentTax', 'yes', reason, 400, 'request.invalid'],
    ['PaymentTax', true, undefined, 400, 'request.invalid'],
    ['PaymentTax', true, '  ', 400, 'request.invalid'],
    ['PaymentTax', true, 'x'.repeat(501), 400, 'request.invalid'],
  ])('%s to %s with %j is refused, and nothing is written down', async (name, value, why, status, code) => {
    expect(await flagCall(name, value, operator.headersIn('SG'), why ?? null)).toMatchObject({ status, code })
    expect(await get('changes')).toMatchObject({ result: [] })
    expect(await flagIn('SG', 'PaymentTax')).toBe(false)
  })

  it('switched at once by many go from each to the next', async () => {
    const values = [true, false, true, false, true, false]
    await Promise.all(values.map((value) => flagCall('PaymentTax', value, operator.headersIn('SG'))))
    const { result } = (await get('changes')) as { result: { before: string; after: string }[] }
    const inOrder = result.toReversed()
    expect(inOrder).toHaveLength(values.length)
    for (const [index, { before }] of inOrder.entries())
      expect(before).toBe(inOrder[index - 1]?.after ?? 'false')
  })

  it('close registration in the country', async () => {
    const register = (country: string) =>
      send(server, 'POST', '/api/auth/v1/register', {
        headers: { 'x-country': country },
        body: {
          registration_type: 'NPV',
          business_name: 'Cake shop',
          email_address: `cakes-${country}@shops.test`,
          password: 'Demo1234!',
          terms_accepted: true,
        },
      })
    await flagCall('DeactivateSignUpButton', true, operator.headersIn('SG'))
    expect(await register('SG')).toMatchObject({ status: 403, code: 'register.closed' })
    expect(await register('MY')).toMatchObject({ status: 200 })
  })
})

describe('the record of changes', () => {
  it('keeps a reason as it was typed, whatever it looks like', async () => {
    const why = `'); drop table operator; -- <script>alert(1)</script>\r\nx-injected: 1 \u202e ${'é'.repeat(20)}`
    await flagCall('PaymentTax', true, operator.headersIn('SG'), why)
    const answer = await server.app.inject({
      url: '/api/ops/v1/changes',
      headers: operator.headersIn('SG'),
    })
    expect(answer.json().result[0].reason).toBe(why)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['x-injected']).toBeUndefined()
  })

  it('is read page by page, and by subject', async () => {
    for (const name of ['PaymentTax', 'PreOrder', 'PaymentTax', 'Helpcenter'])
      await flagCall(name, true, operator.headersIn('SG'))
    const page = async (query: string) =>
      (await get(`changes?${query}`)).result as { change_id: number; subject: string }[]
    const first = await page('count=3')
    expect(first.map(({ subject }) => subject)).toEqual([
      'flag:Helpcenter',
      'flag:PaymentTax',
      'flag:PreOrder',
    ])
    expect((await page(`count=3&before=${first.at(-1)?.change_id}`)).map(({ subject }) => subject)).toEqual([
      'flag:PaymentTax',
    ])
    expect(await page('subject=flag:PaymentTax')).toHaveLength(2)
    expect(await page(`subject=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  })
})

describe('settings of a country', () => {
  const put = (name: string, value: string, country: 'SG' | 'HU' = 'SG') =>
    send(server, 'PUT', `/api/ops/v1/parameters/${name}`, {
      headers: operator.headersIn(country),
      body: { value, reason },
    })
  const valueOf = async (name: string) =>
    (
      await send(server, 'GET', `/api/orders/v1/get-country-parameter/${name}`, {
        headers: { 'x-country': 'SG' },
      })
    ).result

  it.each([
    ['serviceHours', '0000:2359', '0800:2200'],
    ['allOutletOrders', 'true', 'false'],
    ['onlinePaymentActivated', 'false', 'true'],
    ['orderItemValueExceedLimit', '-1', '250.5'],
    ['paymentMethods', 'CASH_ON_DELIVERY|PAID|PAYMENT_ON_DELIVERY', 'PAID|CASH_ON_DELIVERY'],
  ])('%s goes from %s to %s', async (name, before, after) => {
    expect(await valueOf(name)).toBe(before)
    expect(await put(name, after)).toMatchObject({ status: 200, result: after })
    expect(await valueOf(name)).toBe(after)
    expect(await get('changes')).toMatchObject({ result: [{ subject: `parameter:${name}`, before, after }] })
  })

  it.each([
    ['serviceHours', '9-18', 'format has to be dddd:dddd (0000:2359 for 24/24)'],
    ['serviceHours', '0900:18000', 'format has to be dddd:dddd (0000:2359 for 24/24)'],
    ['serviceHours', '0900:2400', 'service hours has to been between 0 & 2359'],
    ['allOutletOrders', 'yes', 'That value is not valid for this setting.'],
    ['orderItemValueExceedLimit', '-2', 'That value is not valid for this setting.'],
    ['orderItemValueExceedLimit', '0x10', 'That value is not valid for this setting.'],
    ['paymentMethods', 'PAID|PAID', 'That value is not valid for this setting.'],
    ['paymentMethods', '', 'That value is not valid for this setting.'],
  ])('%s as %j is refused with a text', async (name, value, text) => {
    const before = await valueOf(name)
    const { status, code, meta } = await put(name, value)
    expect([status, code]).toEqual([422, 'parameter.invalid'])
    const key = String((meta['fields'] as Record<string, string>)['value'])
    expect(Object.entries(catalogues.en).find(([known]) => known === key)?.[1]).toBe(text)
    expect(await valueOf(name)).toBe(before)
    expect(await get('changes')).toMatchObject({ result: [] })
  })

  it('others there are not, and other countries are not touched', async () => {
    expect(await put('moonlight', '1')).toMatchObject({ status: 400 })
    expect(await put('serviceHours', '0900:1800', 'HU')).toMatchObject({ status: 403 })
  })
})

it('sees the tries that were refused in its country', async () => {
  const tryIn = (country: string) =>
    send(server, 'POST', '/api/auth/v1/login', {
      headers: { 'x-country': country, 'user-agent': 'test' },
      body: { email_address: 'nobody@shops.test', password: 'Wrong1234!' },
    })
  await tryIn('SG')
  await tryIn('HU')
  const { result } = (await get('refused-attempts')) as { result: Record<string, unknown>[] }
  expect(result).toEqual([
    {
      refused_id: expect.any(Number),
      call: 'login',
      code: 'auth.user-not-found',
      account: expect.stringMatching(/^[\w-]{16}$/),
      address: '127.0.0.1',
      user_agent: 'test',
      created_at: Math.floor(clock.now().getTime() / 1000),
    },
  ])
})

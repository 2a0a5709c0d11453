import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import type { ParameterName } from '@beckon/domain/parameter'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('country_parameter').execute()
})

const send = (name: string, country = 'SG') =>
  server.app.inject({
    url: `/api/orders/v1/get-country-parameter/${name}`,
    headers: { 'x-country': country },
  })
const valueOf = async (name: string, country = 'SG') => (await send(name, country)).json().result
const change = (name: ParameterName, value: string) =>
  server.platform.db
    .insertInto('country_parameter')
    .values({ country: 'SG', name, value, changed_at: server.platform.clock.now() })
    .execute()

describe('GET /get-country-parameter/{name}', () => {
  it.each([
    ['allOutletOrders', 'SG', 'true'],
    ['serviceHours', 'SG', '0000:2359'],
    ['onlinePaymentActivated', 'SG', 'false'],
    ['orderItemValueExceedLimit', 'SG', '-1'],
    ['orderItemValueExceedLimit', 'HK', '1000'],
    ['maxDistanceKm', 'PK', '5'],
    ['maxWeightKg', 'SG', '5'],
    ['maxWeightKg', 'PH', '20'],
    ['maxSideCm', 'TW', '50'],
    ['tariff', 'TW', '99:10:0:25'],
    ['quoteSeconds', 'SG', '600'],
    ['paymentMethods', 'SG', 'CASH_ON_DELIVERY|PAID|PAYMENT_ON_DELIVERY'],
  ])('%s of %s is %s', async (name, country, value) => {
    expect(await valueOf(name, country)).toBe(value)
  })

  it.each<[ParameterName, string]>([
    ['serviceHours', '0900:2130'],
    ['allOutletOrders', 'false'],
    ['orderItemValueExceedLimit', '99.5'],
    ['paymentMethods', 'CASH_ON_DELIVERY|PAID'],
    ['maxDistanceKm', '25'],
    ['maxWeightKg', '8'],
    ['maxSideCm', '60'],
    ['tariff', '7:1.5:1:0'],
    ['quoteSeconds', '300'],
  ])('%s is what the operator wrote, %s, in that country alone', async (name, value) => {
    const abroad = await valueOf(name, 'MY')
    await change(name, value)
    expect(await valueOf(name)).toBe(value)
    expect(await valueOf(name, 'MY')).toBe(abroad)
  })

  it.each<[ParameterName, string]>([
    ['serviceHours', 'always'],
    ['serviceHours', '0900:2500'],
    ['allOutletOrders', 'yes'],
    ['orderItemValueExceedLimit', ''],
    ['orderItemValueExceedLimit', 'much'],
    ['paymentMethods', 'CASH_ON_DELIVERY|SHELLS'],
    ['maxWeightKg', '0'],
  ])('%s stays as it was when %j makes no sense', async (name, nonsense) => {
    const before = await valueOf(name)
    await change(name, nonsense)
    expect(await valueOf(name)).toBe(before)
  })

  it('rejects unknown names', async () => {
    expect((await send('password')).statusCode).toBe(400)
  })
})

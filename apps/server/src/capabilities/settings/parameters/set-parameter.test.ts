import type { CountryParameter } from '@beckon/contract'
import { parameters } from '@beckon/domain/country'
import { asText, parameterNames } from '@beckon/domain/parameter'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let ana: SeededOperator
let ben: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  ana = await seedOperator(server, 'ana', ['SG', 'MY'])
  ben = await seedOperator(server, 'ben', ['SG'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  for (const table of ['country_parameter', 'operator_change'] as const)
    await server.platform.db.deleteFrom(table).execute()
})

const list = async (country: 'SG' | 'MY' = 'SG') =>
  (await send(server, 'GET', '/api/ops/v1/parameters', { headers: ana.headersIn(country) }))
    .result as CountryParameter[]
const setting = async (name: string, country?: 'SG' | 'MY'): Promise<CountryParameter> => {
  const found = (await list(country)).find((one) => one.name === name)
  if (!found) throw new Error(`no setting ${name}`)
  return found
}
const put = (name: string, body: object, operator = ana) =>
  send(server, 'PUT', `/api/ops/v1/parameters/${name}`, {
    headers: operator.headersIn('SG'),
    body: { reason: 'as agreed', ...body },
  })

describe('the settings of a country', () => {
  it('are listed with their initial values before anybody changes them', async () => {
    const settings = await list()
    expect(settings.map(({ name }) => name)).toEqual(parameterNames)
    for (const { name, ...rest } of settings) {
      const initial = asText(parameters.SG, name)
      expect(rest).toEqual({ value: initial, initial, is_changed: false, last_change: null, version: '0' })
    }
  })

  it('name the last operator who changed one, in that country alone', async () => {
    await put('maxWeightKg', { value: '8' })
    await put('maxWeightKg', { value: '9' }, ben)
    expect(await setting('maxWeightKg')).toMatchObject({
      value: '9',
      initial: '5',
      is_changed: true,
      last_change: { by: 'Operator ben' },
    })
    expect(await setting('maxWeightKg', 'MY')).toMatchObject({ is_changed: false, last_change: null })
  })

  it('go back to the initial value, which is recorded', async () => {
    await put('maxWeightKg', { value: '8' })
    expect(await put('maxWeightKg', { value: null })).toMatchObject({ status: 200, result: '5' })
    expect(await setting('maxWeightKg')).toMatchObject({ value: '5', is_changed: false })
    const { result } = await send(server, 'GET', '/api/ops/v1/changes', { headers: ana.headersIn('SG') })
    expect((result as object[])[0]).toMatchObject({ before: '8', after: '5 (initial value)' })
  })
})

describe('a change that names the version of the page', () => {
  it('is refused with the name of the operator who was faster, and changes nothing', async () => {
    const { version } = await setting('maxWeightKg')
    await put('maxWeightKg', { value: '8' }, ben)
    const late = await put('maxWeightKg', { value: '9', version })
    expect([late.status, late.code, late.meta['by']]).toEqual([409, 'setting.changed', 'Operator ben'])
    expect((await setting('maxWeightKg')).value).toBe('8')
  })

  it('is made with the version of the last change', async () => {
    await put('maxWeightKg', { value: '8' }, ben)
    const { version } = await setting('maxWeightKg')
    expect((await put('maxWeightKg', { value: '9', version })).status).toBe(200)
    expect((await setting('maxWeightKg')).version).not.toBe(version)
  })

  it('is made once where two operators send it at the same time', async () => {
    const { version } = await setting('maxWeightKg')
    const both = await Promise.all([
      put('maxWeightKg', { value: '8', version }),
      put('maxWeightKg', { value: '9', version }, ben),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('of a flag is checked as well, and the flag goes back to its initial value', async () => {
    const flag = (body: object, operator = ana) =>
      send(server, 'PUT', '/api/ops/v1/flags/PaymentTax', {
        headers: operator.headersIn('SG'),
        body: { reason: 'as agreed', ...body },
      })
    const first = await flag({ value: true, version: '0' })
    expect(first.result).toMatchObject({ own: true, applied: true, last_change: { by: 'Operator ana' } })
    const late = await flag({ value: true, version: '0' }, ben)
    expect([late.status, late.code]).toEqual([409, 'setting.changed'])
    const { version } = first.result as { version: string }
    expect((await flag({ value: null, version })).result).toMatchObject({
      own: null,
      value: false,
      changed_at: null,
    })
  })
})

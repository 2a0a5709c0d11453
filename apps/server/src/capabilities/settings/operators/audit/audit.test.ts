import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
const seconds = () => Math.floor(clock.now().getTime() / 1000)
let server: TestServer
let ana: SeededOperator
let ben: SeededOperator
let middle = 0
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  ana = await seedOperator(server, 'ana', ['SG', 'MY'])
  ben = await seedOperator(server, 'ben', ['SG'])
  await setFlag(ana, 'PaymentTax', 'first')
  await setFlag(ben, 'Helpcenter', '=HYPERLINK("https://evil.test")')
  clock.advance(60)
  middle = seconds()
  await send(server, 'PUT', '/api/ops/v1/parameters/serviceHours', {
    headers: ana.headersIn('SG'),
    body: { value: '0900:1800', reason: 'third' },
  })
  await send(server, 'PUT', '/api/ops/v1/flags/PaymentTax', {
    headers: ana.headersIn('MY'),
    body: { value: true, reason: 'elsewhere' },
  })
})
afterAll(() => server.stop())

const setFlag = (operator: SeededOperator, name: string, reason: string) =>
  send(server, 'PUT', `/api/ops/v1/flags/${name}`, {
    headers: operator.headersIn('SG'),
    body: { value: true, reason },
  })
const list = async (query: string) =>
  (await send(server, 'GET', `/api/ops/v1/changes?${query}`, { headers: ana.headersIn('SG') })).body as {
    result: { reason: string; change_id: number; operator_name: string }[]
    next: number | null
  }
const reasons = async (query: string) => (await list(query)).result.map(({ reason }) => reason)
const csv = async (query: string) =>
  server.app.inject({ url: `/api/ops/v1/changes/export?${query}`, headers: ana.headersIn('SG') })

describe('the changes of a country', () => {
  it.each([
    ['operator=ben', ['=HYPERLINK("https://evil.test")']],
    ['operator=ana', ['third', 'first']],
    ['subject=flag', ['=HYPERLINK("https://evil.test")', 'first']],
    ['subject=flag:PaymentTax', ['first']],
    ['subject=fla', []],
    ['subject=flag&operator=ana', ['first']],
    ['operator=%27%20or%201=1%20--', []],
  ])('are found by %s', async (query, found) => {
    expect(await reasons(query)).toEqual(found)
  })

  it('are found by time: from the first moment to before the last one', async () => {
    expect(await reasons(`since=${middle}`)).toEqual(['third'])
    expect(await reasons(`until=${middle}`)).toHaveLength(2)
    expect(await reasons(`since=${middle}&until=${middle}`)).toEqual([])
  })

  it('name the operator, and are read page by page until there is no next one', async () => {
    const first = await list('count=2')
    expect(first.result.map(({ operator_name: name }) => name)).toEqual(['Operator ana', 'Operator ben'])
    const second = await list(`count=2&before=${first.next}`)
    expect([second.result.map(({ reason }) => reason), second.next]).toEqual([['first'], null])
  })
})

describe('the file of the changes', () => {
  it('has a line for each change of the country, and no formula', async () => {
    const answer = await csv('')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('changes-sg.csv')
    const lines = answer.body.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufefftime,operator_id,operator,subject,before,after,reason')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toMatch(/Z,ana,Operator ana,parameter:serviceHours,'?"?.*0900:1800.*,third$/u)
    expect(lines[2]).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
    expect(answer.body).not.toContain('elsewhere')
  })

  it('takes the same filters as the list', async () => {
    expect((await csv('operator=ben')).body.trimEnd().split('\r\n')).toHaveLength(2)
  })
})

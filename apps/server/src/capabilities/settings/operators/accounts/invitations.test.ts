import type { CountryCode } from '@beckon/domain/country'
import type { OperatorGrant } from '@beckon/domain/operator'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailTo } from '../../../../../test/mailbox.ts'
import { send } from '../../../../../test/post.ts'
import {
  type ConsoleOperator,
  openConsole,
  seedConsoleOperator,
} from '../../../../../test/seed/console-operator.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
const reason = 'as agreed'
const inBoth: OperatorGrant[] = [
  { country: 'SG', role: 'support' },
  { country: 'MY', role: 'dispatcher' },
]
let server: TestServer
let ana: ConsoleOperator
let dora: ConsoleOperator
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  ana = await seedConsoleOperator(server, 'ana@ops.test', [
    { country: 'SG', role: 'administrator' },
    { country: 'MY', role: 'administrator' },
  ])
  dora = await seedConsoleOperator(server, 'dora@ops.test', [{ country: 'SG', role: 'administrator' }])
})
afterAll(() => server.stop())
beforeEach(async () => {
  const { db } = server.platform
  await db.deleteFrom('attempt_window').execute()
  await db.deleteFrom('operator_invitation').execute()
  await db.deleteFrom('message').execute()
})

const headersOf = async (operator: ConsoleOperator, country: CountryCode = 'SG') =>
  (await openConsole(server, operator, { country })).headers
const invite = async (operator: ConsoleOperator, roles: readonly OperatorGrant[]) =>
  send(server, 'POST', '/api/ops/v1/operators', {
    headers: await headersOf(operator),
    body: { email_address: 'chen@ops.test', name: 'Chen', roles, reason },
  })
const idOf = ({ result }: { result: unknown }) => (result as { operator_id: string }).operator_id
const changesOf = async (operatorId: string, country: CountryCode) =>
  (
    await send(server, 'GET', `/api/ops/v1/changes?subject=operator:${operatorId}`, {
      headers: await headersOf(ana, country),
    })
  ).result

it('an administrator does not replace an invitation to a country of others', async () => {
  await invite(ana, inBoth)
  const { token } = await mailTo(server, 'chen@ops.test')
  expect(await invite(dora, [{ country: 'SG', role: 'support' }])).toMatchObject({
    status: 403,
    code: 'auth.forbidden',
  })
  expect(await send(server, 'POST', '/api/ops/v1/invitation', { body: { token } })).toMatchObject({
    status: 200,
  })
})

it('a replaced invitation is recorded as withdrawn in all of its countries', async () => {
  const first = idOf(await invite(ana, inBoth))
  expect(await invite(ana, [{ country: 'SG', role: 'support' }])).toMatchObject({ status: 200 })
  for (const country of ['SG', 'MY'] as const) {
    expect(await changesOf(first, country)).toMatchObject([
      { operator_id: ana.id, before: 'invited', after: null, reason },
      { before: null },
    ])
  }
})

it('the role of administrator is not given for zones, neither by an invitation nor later', async () => {
  const role = { role: 'administrator', zones: ['centre'] } as const
  expect(await invite(ana, [{ country: 'SG', ...role }])).toMatchObject({
    status: 400,
    code: 'request.invalid',
  })
  const changed = await send(server, 'PUT', `/api/ops/v1/operators/${dora.id}/roles`, {
    headers: await headersOf(ana),
    body: { roles: [role], reason },
  })
  expect(changed).toMatchObject({ status: 400, code: 'request.invalid' })
})

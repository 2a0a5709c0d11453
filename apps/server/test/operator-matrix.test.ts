import { type Call, calls } from '@beckon/contract'
import { mayOperate, type OperatorRole, operatorRoles } from '@beckon/domain/operator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ConsoleOperator,
  consoleHeaders,
  openConsole,
  seedConsoleOperator,
} from './seed/console-operator.ts'
import { type SeededOperator, seedOperator } from './seed/seed-operator.ts'
import { testClock } from './test-clock.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** Production, where nothing of the demo world counts. */
const env = { ROLES: 'api', ENVIRONMENT: 'prd', RATE_LIMITS: 'on' }
const clock = testClock()
const operatorCalls: readonly Call[] = Object.values(calls).filter(({ audience }) => audience === 'operator')

let server: TestServer
let program: SeededOperator
const byRole = new Map<OperatorRole, ConsoleOperator>()
beforeAll(async () => {
  server = await startTestServer({ clock, env })
  program = await seedOperator(server, 'program', ['SG'])
  for (const role of operatorRoles) {
    const operator = await seedConsoleOperator(server, `${role}@ops.test`, [{ country: 'SG', role }])
    byRole.set(role, operator)
  }
})
afterAll(() => server.stop())

const operatorOf = (role: OperatorRole): ConsoleOperator => {
  const operator = byRole.get(role)
  if (!operator) throw new Error(`no ${role}`)
  return operator
}

let requests = 0

/** Makes a call without valid input: the caller is evaluated before it. The limit of one address is below all calls. */
async function make(call: Call, headers: Record<string, string>) {
  const url = call.path.replaceAll(/:\w+/gu, 'nobody')
  requests += 1
  const answer = await server.app.inject({
    method: call.method,
    url,
    remoteAddress: `10.0.${requests >> 8}.${requests & 255}`,
    headers: { 'idempotency-key': 'key-of-the-matrix', ...headers },
  })
  return { status: answer.statusCode, body: answer.body }
}

/** A refusal names its code and nothing else. */
function expectRefusal(
  { status, body }: { status: number; body: string },
  code: string,
  expected: number,
): void {
  const { errors, request_id, ...rest } = JSON.parse(body)
  expect(status).toBe(expected)
  expect(errors).toEqual([
    { code, message: expect.any(String), meta: { translation_key: code, translation_params: undefined } },
  ])
  expect([typeof request_id, rest]).toEqual(['string', {}])
}

const isAllowed = ({ action }: Call, role: OperatorRole) =>
  action === 'self' || (action !== undefined && mayOperate(role, action))

describe.each(operatorRoles)('the role %s', (role) => {
  it('opens the calls whose action it allows, and no other ones', async () => {
    for (const call of operatorCalls) {
      // Some calls end their session.
      const { headers } = await openConsole(server, operatorOf(role))
      const made = await make(call, headers)
      if (isAllowed(call, role))
        expect([call.name, made.status]).not.toEqual([call.name, expect.toSatisfy(isRefused)])
      else expectRefusal(made, 'auth.forbidden', 403)
    }
  })

  it('opens only calls about the own account in another country', async () => {
    for (const call of operatorCalls) {
      const { headers } = await openConsole(server, operatorOf(role), { country: 'MY' })
      const made = await make(call, headers)
      if (call.action !== 'self') expectRefusal(made, 'auth.forbidden', 403)
      else expect([call.name, made.status]).not.toEqual([call.name, expect.toSatisfy(isRefused)])
    }
  })
})

const isRefused = (status: number): boolean => status === 401 || status === 403

type Headers = Record<string, string>
const administrator = () => operatorOf('administrator')

const withoutAccess: readonly (readonly [string, () => Promise<Headers>])[] = [
  ['no session', async () => ({ 'x-country': 'SG' })],
  [
    'a session without a second factor',
    async () => (await openConsole(server, administrator(), { hasSecondFactor: false })).headers,
  ],
  [
    'a session that was ended',
    async () => {
      const { headers, sessionId } = await openConsole(server, administrator())
      await server.platform.db
        .updateTable('operator_session')
        .set({ ended_at: clock.now() })
        .where('session_id', '=', sessionId)
        .execute()
      return headers
    },
  ],
  [
    'a session that has expired',
    async () => {
      const { headers, sessionId } = await openConsole(server, administrator())
      await server.platform.db
        .updateTable('operator_session')
        .set({ expires_at: clock.now() })
        .where('session_id', '=', sessionId)
        .execute()
      return headers
    },
  ],
  [
    'the cookie without the header of the console',
    async () => {
      const { 'x-beckon-console': _header, ...headers } = (await openConsole(server, administrator())).headers
      return headers
    },
  ],
  ['an invented session', async () => consoleHeaders('x'.repeat(43), 'SG')],
  [
    'a suspended account',
    async () => {
      const operator = await seedConsoleOperator(server, 'suspended@ops.test', [
        { country: 'SG', role: 'administrator' },
      ])
      const { headers } = await openConsole(server, operator)
      await server.platform.db
        .updateTable('operator_account')
        .set({ status: 'suspended' })
        .where('operator_id', '=', operator.id)
        .execute()
      return headers
    },
  ],
  [
    'the account of the demo world',
    async () => {
      const operator = await seedConsoleOperator(server, 'operator@beckon.test', [
        { country: 'SG', role: 'administrator' },
      ])
      return (await openConsole(server, operator)).headers
    },
  ],
]

it.each(withoutAccess)('%s opens no call of operators', async (_what, headersOf) => {
  const headers = await headersOf()
  for (const call of operatorCalls) expectRefusal(await make(call, headers), 'auth.required', 401)
})

it('the token of a program opens every call in its country, and none in another one', async () => {
  for (const call of operatorCalls) {
    const elsewhere = await make(call, program.headersIn('MY'))
    expectRefusal(elsewhere, 'auth.forbidden', 403)
    // Calls about the own account are for people.
    if (call.action === 'self') continue
    const made = await make(call, program.headersIn('SG'))
    expect([call.name, made.status]).not.toEqual([call.name, expect.toSatisfy(isRefused)])
  }
})

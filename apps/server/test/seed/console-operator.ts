import { randomUUID } from 'node:crypto'
import type { CountryCode } from '@beckon/domain/country'
import type { OperatorGrant } from '@beckon/domain/operator'
import { insertAccount, putGrants } from '../../src/capabilities/settings/operators/index.ts'
import { codeOf, newSecret, stepAt } from '../../src/capabilities/settings/operators/login/totp.ts'
import { insertSession } from '../../src/capabilities/settings/operators/login/session-store.ts'
import { hashOfToken, newOperatorToken } from '../../src/capabilities/settings/operators/operator-token.ts'
import { hashPassword } from '../../src/platform/auth/passwords/password-hash.ts'
import type { TestServer } from '../test-server.ts'

export const CONSOLE_PASSWORD = 'Kv7!mqXe2z-console'
let hash: Promise<string> | undefined

export interface ConsoleOperator {
  readonly id: string
  readonly email: string
  readonly secret: string
}

/** Seeds an operator account with a password and a second factor. */
export async function seedConsoleOperator(
  server: TestServer,
  email: string,
  grants: readonly OperatorGrant[],
): Promise<ConsoleOperator> {
  const { db, clock, sealer } = server.platform
  const id = randomUUID()
  const secret = newSecret()
  hash ??= hashPassword(CONSOLE_PASSWORD)
  const now = clock.now()
  await insertAccount(db, {
    operator_id: id,
    email,
    name: `Operator ${email}`,
    password_hash: await hash,
    password_changed_at: now,
    language: 'en',
    created_at: now,
  })
  const totp_secret = await sealer.seal(secret, id)
  await db.updateTable('operator_account').set({ totp_secret }).where('operator_id', '=', id).execute()
  await putGrants(db, id, [...new Set(grants.map(({ country }) => country))], grants)
  return { id, email, secret }
}

/** The present code of a second factor. */
export const codeNow = (server: TestServer, { secret }: Pick<ConsoleOperator, 'secret'>): string =>
  codeOf(secret, stepAt(server.platform.clock.now()))

export const consoleHeaders = (token: string, country: CountryCode): Record<string, string> => ({
  cookie: `beckon_console=${token}`,
  'x-beckon-console': '1',
  'x-country': country,
})

/** Opens a session as a login does, without its slow hash. */
export async function openConsole(
  server: TestServer,
  { id }: Pick<ConsoleOperator, 'id'>,
  { country = 'SG', hasSecondFactor = true }: { country?: CountryCode; hasSecondFactor?: boolean } = {},
): Promise<{ readonly token: string; readonly sessionId: string; readonly headers: Record<string, string> }> {
  const { db, clock } = server.platform
  const token = newOperatorToken()
  const sessionId = randomUUID()
  await insertSession(db, {
    sessionId,
    operatorId: id,
    tokenHash: hashOfToken(token),
    hasSecondFactor,
    userAgent: 'test',
    now: clock.now(),
  })
  return { token, sessionId, headers: consoleHeaders(token, country) }
}

import type { CountryCode } from '@beckon/domain/country'
import { grantsIn, mayExist, maySkipSecondFactor, type OperatorGrant } from '@beckon/domain/operator'
import type { Recognised, Recogniser } from '../../../../platform/auth/callers.ts'
import { CONSOLE_SCHEME } from '../../../../platform/http/console-cookie.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recentlyRead } from '../../../../platform/recently-read.ts'
import { accountById, type AccountRow, grantsOf } from '../accounts/account-store.ts'
import { hashOfToken } from '../operator-token.ts'
import { OPERATOR_CHANGED_TOPIC, type SessionRow, useSession } from './session-store.ts'

interface Known {
  readonly session?: SessionRow
  readonly account?: AccountRow
  readonly grants: readonly OperatorGrant[]
}

export const isSession = (authorization: string): boolean => authorization.startsWith(CONSOLE_SCHEME)

/**
 * Recognises an operator by the session of the cookie. A session without a second factor opens nothing, apart from that
 * of the demo world. Sessions and rights that change are read again by every process at once.
 */
export function sessionRecogniser(platform: Platform): Recogniser<'operator'> {
  const { db, clock, bus, config } = platform
  const sessions = recentlyRead(platform, async (tokenHash: string): Promise<Known> => {
    const session = await useSession(db, tokenHash, clock.now())
    const account = session && (await accountById(db, session.operator_id))
    if (!account) return { grants: [] }
    return { session, account, grants: await grantsOf(db, account.operator_id) }
  })
  bus.subscribe(OPERATOR_CHANGED_TOPIC, () => sessions.dropAll())
  bus.onGap(() => sessions.dropAll())
  return async (authorization, country) => {
    const known = await sessions.of(hashOfToken(authorization.slice(CONSOLE_SCHEME.length)))
    return callerOf(known, country, config.environment)
  }
}

function callerOf(
  { session, account, grants }: Known,
  country: CountryCode,
  environment: Platform['config']['environment'],
): Recognised<'operator'> {
  const required = { ok: false, code: 'auth.required' } as const
  if (!session || account?.status !== 'active') return required
  const signIn = { email: account.email, environment }
  if (!mayExist(signIn)) return required
  if (!session.has_second_factor && !maySkipSecondFactor(signIn)) return required
  const { operator_id: operatorId } = account
  const caller = { kind: 'operator', operatorId, country, grants: grantsIn(grants, country) } as const
  return { ok: true, caller: { ...caller, sessionId: session.session_id } }
}

import { randomUUID } from 'node:crypto'
import type { AnswerOf, Registration, registrationCalls } from '@beckon/contract'
import { type SignInName, signInNameOf } from '@beckon/domain/account'
import { sqlState } from '../../../../platform/database/sql-errors.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { AccountDeps, Visitor } from '../deps.ts'
import { BUSY_SECONDS } from '../../../../platform/attempts.ts'
import { claimByCode } from './claim-vendor.ts'
import { sendLink } from './confirm-account.ts'
import { evaluateNewPassword } from '../../../../platform/auth/passwords/evaluate-password.ts'
import { textsCounted, withinLimits } from '../limits.ts'
import { hasOpenLink } from './verification-store.ts'
import { findUser, insertUser, removeUnconfirmed } from './user-store.ts'

type Registered = AnswerOf<typeof registrationCalls.register>

/** Two who register the same name in the same moment: the index lets one through. */
const UNIQUE_VIOLATION = '23505'

/** Creates an unconfirmed account and its vendor: a new one by business name, or the one of the code. */
export async function register(
  deps: AccountDeps,
  visitor: Visitor,
  registration: Registration,
): Promise<Registered | Refusal> {
  const name = await checkRegistration(deps, visitor, registration)
  if (isRefusal(name)) return name
  const passwordHash = await deps.passwords.hash(registration.password, visitor.address)
  if (passwordHash === undefined) return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  try {
    const refused = await inTransaction(deps.db, async (tx) => {
      const taken = await makeRoom(deps, tx, visitor, name)
      if (taken) return taken
      return openAccount(deps, tx, { visitor, registration, name, passwordHash })
    })
    return refused ?? { result: { email: name.value, channel: name.kind } }
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return takenBy(name)
    throw error
  }
}

/** Performs all checks that need no write. */
async function checkRegistration(
  deps: AccountDeps,
  { country, deployment, address }: Visitor,
  registration: Registration,
): Promise<SignInName | Refusal> {
  if (await deps.isClosed(country)) return refuse('register.closed')
  if (registration.registration_type !== deployment.registrationType) return refuse('auth.pool-invalid')
  const name = signInNameOf(registration.email_address, country)
  if (!name || (registration.registration_type === 'PV' && name.kind !== 'mail')) {
    return refuse(registration.registration_type === 'PV' ? 'register.email-incorrect' : 'auth.email-invalid')
  }
  const refused = evaluateNewPassword(registration.password, ownNamesOf(name, registration))
  if (refused) return refused
  const limited = await withinLimits(
    deps,
    [{ what: 'register', who: address, limit: deps.limits.register }],
    textsCounted(name, country),
  )
  if (limited) return limited
  return (await deps.notify.canReach(name.kind)) ? name : refuse('auth.code-delivery-failed')
}

const ownNamesOf = (name: SignInName, registration: Registration): string[] =>
  registration.registration_type === 'NPV' ? [name.value, registration.business_name] : [name.value]

const takenBy = ({ kind }: SignInName): Refusal =>
  refuse(kind === 'mail' ? 'register.email-taken' : 'auth.username-exists')

/** An account that was not confirmed in time makes room for the next registration. */
async function makeRoom(
  { clock, vendors }: AccountDeps,
  tx: Tx,
  { country }: Visitor,
  name: SignInName,
): Promise<Refusal | undefined> {
  const user = await findUser(tx, country, name.value)
  if (!user) return undefined
  if (user.confirmed_at || (await hasOpenLink(tx, user.user_id, clock.now()))) return takenBy(name)
  await vendors.purgeUnregistered(tx, user.user_id)
  await removeUnconfirmed(tx, user.user_id)
  return undefined
}

interface Opening {
  readonly visitor: Visitor
  readonly registration: Registration
  readonly name: SignInName
  readonly passwordHash: string
}

async function openAccount(
  deps: AccountDeps,
  tx: Tx,
  { visitor, registration, name, passwordHash }: Opening,
): Promise<Refusal | undefined> {
  const userId = randomUUID()
  const now = deps.clock.now()
  const user = {
    user_id: userId,
    country: visitor.country,
    email: name.value,
    language: visitor.language,
  }
  await insertUser(tx, {
    userId,
    country: visitor.country,
    email: name.value,
    passwordHash,
    language: visitor.language,
    termsAcceptedAt: now,
    confirmedAt: null,
    now,
  })
  if (registration.registration_type === 'NPV') {
    await deps.vendors.open(tx, {
      deployment: visitor.deployment,
      name: registration.business_name,
      phone: name.kind === 'text' ? name.value : '',
      ownerId: userId,
    })
  } else {
    const refused = await claimByCode(deps, tx, visitor, registration, userId)
    if (refused) return refused
  }
  await sendLink(deps, tx, visitor, user)
  return undefined
}

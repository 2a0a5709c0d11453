import { randomInt, randomUUID } from 'node:crypto'
import type { AnswerOf, keyCalls } from '@beckon/contract'
import { KEYS_PER_BUSINESS, SECRETS_PER_KEY } from '@beckon/domain/limits'
import { type KeyMode, lastOfKey, makeKey, mayOverlapUntil } from '@beckon/domain/program'
import { unixSeconds } from '../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { VendorRow } from '../vendors/index.ts'
import type { ProgramDeps } from './deps.ts'
import { keyColumns } from './key-fields.ts'
import { businessToManage } from './policy.ts'
import { keysOfBusiness, presentKey } from './present-key.ts'
import { hashOfSecret, KEYS_CHANGED_TOPIC } from './recognise-program.ts'
import {
  countOpenKeys,
  endSecrets,
  insertKey,
  insertSecret,
  type KeyRow,
  lockKey,
  lockKeysOf,
  updateKey,
  validSecretsOf,
} from './store.ts'

type Answer<C extends keyof typeof keyCalls> = Promise<AnswerOf<(typeof keyCalls)[C]> | Refusal>

/** The keys of a business, for a person who may manage them; for others an empty list. */
export async function listKeys(
  deps: ProgramDeps,
  { caller, params }: Context<typeof keyCalls.listKeys>,
): Answer<'listKeys'> {
  const business = await businessToManage(deps.vendors, caller, params.id)
  if (isRefusal(business)) {
    return business.refused === 'auth.forbidden' ? { result: { keys: [], can: { manage: false } } } : business
  }
  const keys = await keysOfBusiness(deps.db, business.vendor_id, deps.clock.now())
  return { result: { keys, can: { manage: true } } }
}

/** Makes a key; only its hash and its last characters are stored. */
export async function createKey(
  deps: ProgramDeps,
  { caller, country, params, body }: Context<typeof keyCalls.createKey>,
): Answer<'createKey'> {
  const business = await businessToManage(deps.vendors, caller, params.id)
  if (isRefusal(business)) return business
  const { vendor_id: businessId } = business
  const { mode, ...fields } = body
  const columns = await keyColumns(deps, { caller, businessId }, fields)
  if (isRefusal(columns)) return columns
  const now = deps.clock.now()
  const key_id = randomUUID()
  return inTransaction(deps.db, async (tx) => {
    await lockKeysOf(tx, businessId)
    if ((await countOpenKeys(tx, businessId)) >= KEYS_PER_BUSINESS) return refuse('key.too-many')
    const key = { key_id, vendor_id: businessId, country, mode, created_by: caller.userId, created_at: now }
    await insertKey(tx, { ...key, ...columns, ended_at: null, used_at: null })
    if (mode === 'test') await deps.vendors.copyToTestMode(tx, businessId)
    const secret = await addSecret(tx, key_id, mode, now)
    return { result: { key: await presentKey(tx, key_id, now), secret } }
  })
}

async function addSecret(tx: Tx, keyId: string, mode: KeyMode, now: Date): Promise<string> {
  const secret = makeKey(mode, (below) => randomInt(below))
  await insertSecret(tx, {
    secret_hash: hashOfSecret(secret),
    key_id: keyId,
    last_four: lastOfKey(secret),
    created_at: now,
    valid_until: null,
  })
  return secret
}

/** Changes what a person chose for a key; the next call of the program is judged by it. */
export async function changeKey(
  deps: ProgramDeps,
  { caller, params, body }: Context<typeof keyCalls.changeKey>,
): Answer<'changeKey'> {
  const business = await businessToManage(deps.vendors, caller, params.id)
  if (isRefusal(business)) return business
  const { version, ...fields } = body
  const columns = await keyColumns(deps, { caller, businessId: business.vendor_id }, fields)
  if (isRefusal(columns)) return columns
  return withKey(deps, { business, keyId: params.keyId }, async (tx, key, now) => {
    if (key.version !== version) return refuse('key.changed')
    await updateKey(tx, key.key_id, columns)
    return { result: await presentKey(tx, key.key_id, now) }
  })
}

/** Replaces the secret of a key. Without a time the old secret ends at once. */
export async function rollKey(
  deps: ProgramDeps,
  { caller, params, body }: Context<typeof keyCalls.rollKey>,
): Answer<'rollKey'> {
  const business = await businessToManage(deps.vendors, caller, params.id)
  if (isRefusal(business)) return business
  return withKey(deps, { business, keyId: params.keyId }, async (tx, key, now) => {
    const validUntil = body.valid_until ?? unixSeconds(now)
    if (!mayOverlapUntil(validUntil, unixSeconds(now))) return refuse('key.time-invalid')
    await endSecrets(tx, key.key_id, new Date(validUntil * 1000))
    const valid = await validSecretsOf(tx, [key.key_id], now)
    if (valid.length >= SECRETS_PER_KEY) return refuse('key.too-many')
    const secret = await addSecret(tx, key.key_id, key.mode, now)
    await updateKey(tx, key.key_id, {})
    return { result: { key: await presentKey(tx, key.key_id, now), secret } }
  })
}

/** Ends a key for good. A second time changes nothing. */
export async function endKey(
  deps: ProgramDeps,
  { caller, params }: Context<typeof keyCalls.endKey>,
): Answer<'endKey'> {
  const business = await businessToManage(deps.vendors, caller, params.id)
  if (isRefusal(business)) return business
  return withKey(
    deps,
    { business, keyId: params.keyId, mayBeEnded: true },
    async (tx, { key_id, ended_at }, now) => {
      if (ended_at === null) await updateKey(tx, key_id, { ended_at: now })
      return { result: await presentKey(tx, key_id, now) }
    },
  )
}

interface ChosenKey {
  readonly business: VendorRow
  readonly keyId: string
  readonly mayBeEnded?: boolean
}

/** Runs a change of a locked key in a transaction, whose commit makes every process read the key again. */
function withKey<T>(
  { db, bus, clock }: ProgramDeps,
  { business, keyId, mayBeEnded = false }: ChosenKey,
  change: (tx: Tx, key: KeyRow, now: Date) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return inTransaction(db, async (tx) => {
    const key = await lockKey(tx, business.vendor_id, keyId)
    if (!key) return refuse('key.not-found')
    if (key.ended_at !== null && !mayBeEnded) return refuse('key.ended')
    const answer = await change(tx, key, clock.now())
    if (!isRefusal(answer)) await bus.publish(tx, KEYS_CHANGED_TOPIC, [keyId])
    return answer
  })
}

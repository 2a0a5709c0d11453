import {
  isSigningPurpose,
  KEY_OVERLAP_HOURS,
  PUSH_PURPOSE,
  signingPurposes,
} from '../../apps/server/src/platform/auth/key-purposes.ts'
import { addSigningKey } from '../../apps/server/src/platform/auth/signing-keys.ts'
import { addVapidKeys } from '../../apps/server/src/platform/auth/vapid-keys.ts'
import type { Clock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { inTransaction } from '../../apps/server/src/platform/database/transaction.ts'
import { COMMAND, type CommandResult, error, succeeded } from './command-result.ts'

export const KEYS_USAGE = `  ${COMMAND} keys list
  ${COMMAND} keys roll <purpose or all>
  ${COMMAND} keys remove <purpose> <key id> [--now]`

interface KeyTool {
  readonly db: Database
  readonly clock: Clock
}

const HOUR_MS = 3_600_000
const purposes: readonly string[] = [...Object.keys(signingPurposes), PUSH_PURPOSE]

/** Lists, rolls and removes the keys of the database. Private keys are never printed. */
export async function runKeysCommand(tool: KeyTool, args: readonly string[]): Promise<CommandResult> {
  const [command, purpose = '', keyId, option] = args
  if (command === 'list' && args.length === 1) return succeeded(...(await listKeys(tool)))
  if (command === 'roll' && args.length === 2) {
    if (purpose === 'all') return rollKeys(tool, purposes)
    if (!purposes.includes(purpose)) return error(`There is no purpose ${purpose}: ${purposes.join(', ')}.`)
    return rollKeys(tool, [purpose])
  }
  const isNow = option === '--now'
  if (command === 'remove' && keyId !== undefined && (args.length === 3 || (args.length === 4 && isNow))) {
    return removeKey(tool, { purpose, keyId, isNow })
  }
  return error(KEYS_USAGE)
}

const keysOf = (db: Database) =>
  db
    .selectFrom('signing_key')
    .select(['key_id', 'purpose', 'created_at'])
    .where('purpose', 'in', purposes)
    .orderBy('purpose')
    .orderBy('created_at', 'desc')
    .execute()

async function listKeys({ db }: KeyTool): Promise<string[]> {
  const keys = await keysOf(db)
  return keys.map(({ key_id, purpose, created_at }, at) => {
    const state = keys[at - 1]?.purpose === purpose ? 'replaced' : 'signs'
    return [purpose, key_id, created_at.toISOString(), state].join('\t')
  })
}

async function rollKeys({ db, clock }: KeyTool, rolled: readonly string[]): Promise<CommandResult> {
  await inTransaction(db, async (tx) => {
    for (const purpose of rolled) {
      if (isSigningPurpose(purpose)) await addSigningKey(tx, clock, purpose)
      else await addVapidKeys(tx, clock)
    }
  })
  return succeeded(
    `New keys for ${rolled.join(', ')} are used within a minute. The earlier ones stay valid.`,
    `Remove an earlier one after ${KEY_OVERLAP_HOURS} hours: ${COMMAND} keys list`,
  )
}

interface Removal {
  readonly purpose: string
  readonly keyId: string
  /** Although what it signed has not ended. */
  readonly isNow: boolean
}

/** The newest key of a purpose stays: a roll comes first. */
async function removeKey({ db, clock }: KeyTool, { purpose, keyId, isNow }: Removal): Promise<CommandResult> {
  const keys = (await keysOf(db)).filter((key) => key.purpose === purpose)
  const at = keys.findIndex((key) => key.key_id === keyId)
  if (at === -1) return error(`There is no key ${keyId} for ${purpose}.`)
  if (at === 0) return error(`${keyId} signs. Make a new one first: ${COMMAND} keys roll ${purpose}`)
  const replacedAt = keys[at - 1]?.created_at.getTime() ?? 0
  if (!isNow && clock.now().getTime() - replacedAt < KEY_OVERLAP_HOURS * HOUR_MS) {
    return error(
      `${keyId} was replaced less than ${KEY_OVERLAP_HOURS} hours ago. What it signed may still be in use.`,
      'With --now all of that is refused within a minute: people log in again, quotes are made again.',
    )
  }
  await db.deleteFrom('signing_key').where('key_id', '=', keyId).where('purpose', '=', purpose).execute()
  return succeeded(`${keyId} is removed. What it signed is refused within a minute.`)
}

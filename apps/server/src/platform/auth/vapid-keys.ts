import { generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Tx } from '../database/transaction.ts'
import { PUSH_PURPOSE as PURPOSE } from './key-purposes.ts'

/** The keys that name this service to push services (VAPID, RFC 8292), as base64url. */
export interface VapidKeys {
  /** An uncompressed point of P-256. */
  readonly publicKey: string
  readonly privateKey: string
}

/** At least one pair, the newest first: new subscriptions are bound to it, earlier ones stay bound to an earlier one. */
export type VapidKeyRing = readonly [VapidKeys, ...VapidKeys[]]

/** Returns the keys; the first process that asks makes them, and all share them. */
export async function loadVapidKeys(db: Database, clock: Clock): Promise<VapidKeyRing> {
  const known = await readKeys(db)
  if (known) return known
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`signing_key:${PURPOSE}`}))`.execute(tx)
    if (!(await readKeys(tx))) await addVapidKeys(tx, clock)
  })
  const made = await readKeys(db)
  if (!made) throw new Error('no keys for push services')
  return made
}

/** A new pair, which new subscriptions are bound to from now on. */
export async function addVapidKeys(tx: Tx, clock: Clock): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await tx
    .insertInto('signing_key')
    .values({
      key_id: randomUUID(),
      purpose: PURPOSE,
      private_jwk: JSON.stringify(privateKey.export({ format: 'jwk' })),
      public_jwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
      created_at: clock.now(),
    })
    .execute()
}

async function readKeys(db: Database): Promise<VapidKeyRing | undefined> {
  const rows = await db
    .selectFrom('signing_key')
    .select('private_jwk')
    .where('purpose', '=', PURPOSE)
    .orderBy('created_at', 'desc')
    .execute()
  const [newest, ...earlier] = rows.map((row) => keysOf(row.private_jwk))
  return newest && [newest, ...earlier]
}

const UNCOMPRESSED = Buffer.from([4])

function keysOf({ d, x, y }: JsonWebKey): VapidKeys {
  if (!d || !x || !y) throw new TypeError('a key for push services is not one of P-256')
  const point = Buffer.concat([UNCOMPRESSED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

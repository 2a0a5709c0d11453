import { generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'

/** The keys that name this service to push services (VAPID, RFC 8292), as base64url. */
export interface VapidKeys {
  /** An uncompressed point of P-256. */
  readonly publicKey: string
  readonly privateKey: string
}

const PURPOSE = 'web-push'

/** Returns the keys; the first process that asks makes them, and all share them. Subscriptions are bound to them. */
export async function loadVapidKeys(db: Database, clock: Clock): Promise<VapidKeys> {
  const known = await readKeys(db)
  if (known) return known
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`signing_key:${PURPOSE}`}))`.execute(tx)
    if (await readKeys(tx)) return
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
  })
  const made = await readKeys(db)
  if (!made) throw new Error('no keys for push services')
  return made
}

async function readKeys(db: Database): Promise<VapidKeys | undefined> {
  const row = await db
    .selectFrom('signing_key')
    .select('private_jwk')
    .where('purpose', '=', PURPOSE)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row && keysOf(row.private_jwk)
}

const UNCOMPRESSED = Buffer.from([4])

function keysOf({ d, x, y }: JsonWebKey): VapidKeys {
  if (!d || !x || !y) throw new TypeError('a key for push services is not one of P-256')
  const point = Buffer.concat([UNCOMPRESSED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

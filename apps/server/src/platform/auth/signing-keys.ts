import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Tx } from '../database/transaction.ts'

export interface SigningKey {
  readonly keyId: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}

const ALGORITHM = 'EdDSA'

/** The keys of a purpose, the newest last. The first process that asks makes the first key; all share it. */
export async function loadSigningKeys(
  db: Database,
  clock: Clock,
  purpose: string,
): Promise<readonly SigningKey[]> {
  const known = await readKeys(db, purpose)
  if (known.length > 0) return known
  // Not in turn with other transactions: some of these wait for the keys.
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`signing_key:${purpose}`}))`.execute(tx)
    const made = await tx.selectFrom('signing_key').select('key_id').where('purpose', '=', purpose).execute()
    if (made.length === 0) await addSigningKey(tx, clock, purpose)
  })
  return readKeys(db, purpose)
}

/** A new key, which signs from now on; what older keys signed stays valid until it expires. */
export async function addSigningKey(tx: Tx, clock: Clock, purpose: string): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  await tx
    .insertInto('signing_key')
    .values({
      key_id: randomUUID(),
      purpose,
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      public_jwk: JSON.stringify(await exportJWK(publicKey)),
      created_at: clock.now(),
    })
    .execute()
}

async function readKeys(db: Database, purpose: string): Promise<readonly SigningKey[]> {
  const rows = await db
    .selectFrom('signing_key')
    .selectAll()
    .where('purpose', '=', purpose)
    .orderBy('created_at')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      keyId: row.key_id,
      privateKey: await asymmetric(row.private_jwk),
      publicKey: await asymmetric(row.public_jwk),
    })),
  )
}

async function asymmetric(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new TypeError('a signing key is not asymmetric')
  return key
}

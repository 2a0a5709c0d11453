import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'

/** Encrypts short secrets that the database keeps (AES-256-GCM). */
export interface Sealer {
  /** `owner` is bound to the secret: a row that is copied to another owner cannot be opened. */
  seal(secret: string, owner: string): Promise<string>
  /** Throws where no key opens it. */
  open(sealed: string, owner: string): Promise<string>
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const PURPOSE = 'sealing'

interface SealingKey {
  readonly id: string
  readonly key: Buffer
}

/** Keys of the configuration; without one, a key in the database that all processes share. */
export function createSealer(db: Database, clock: Clock, configured: readonly string[]): Sealer {
  const own = configured.map(keyFrom)
  let stored: Promise<SealingKey> | undefined
  const ofDatabase = () => {
    stored ??= loadKey(db, clock).catch((error: unknown) => {
      stored = undefined
      throw error
    })
    return stored
  }
  async function keyOf(id: string): Promise<SealingKey> {
    const key = own.find((one) => one.id === id) ?? (await ofDatabase())
    if (key.id !== id) throw new Error('a secret was sealed with a key that is not in SEALING_KEY')
    return key
  }
  return {
    async seal(secret, owner) {
      const { id, key } = own[0] ?? (await ofDatabase())
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${id}.${sealed.toString('base64url')}`
    },
    async open(sealed, owner) {
      const [id = '', text = ''] = sealed.split('.')
      const { key } = await keyOf(id)
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8')
    },
  }
}

/** The id, which does not reveal the key, is stored beside each sealed secret. */
function keyFrom(text: string): SealingKey {
  const key = Buffer.from(hkdfSync('sha256', text, '', 'beckon sealing', KEY_BYTES))
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }
}

/** The first process that asks makes the key. */
async function loadKey(db: Database, clock: Clock): Promise<SealingKey> {
  const known = await readKey(db)
  if (known !== undefined) return keyFrom(known)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`signing_key:${PURPOSE}`}))`.execute(tx)
    if ((await readKey(tx)) !== undefined) return
    await tx
      .insertInto('signing_key')
      .values({
        key_id: randomUUID(),
        purpose: PURPOSE,
        private_jwk: JSON.stringify({ kty: 'oct', k: randomBytes(KEY_BYTES).toString('base64url') }),
        public_jwk: JSON.stringify({}),
        created_at: clock.now(),
      })
      .execute()
  })
  const made = await readKey(db)
  if (made === undefined) throw new Error('no key to seal secrets')
  return keyFrom(made)
}

async function readKey(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('signing_key')
    .select('private_jwk')
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst()
  const key = row?.private_jwk['k']
  return typeof key === 'string' ? key : undefined
}

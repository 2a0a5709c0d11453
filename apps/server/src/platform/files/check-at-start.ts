import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { type ObjectStore, StoreError } from './object-store.ts'
import { countObjects, PROBE_KEY } from './store-state.ts'

interface CheckDeps {
  readonly db: Database
  readonly log: Logger
  readonly store: ObjectStore | undefined
}

const SAMPLE = 3

/** Remedies by the code that the store gave. */
const remedies: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'Check the key in it.',
  SignatureDoesNotMatch: 'Check the secret in it: a / is written as %2F, a + as %2B.',
  AccessDenied: 'Allow the key to put, get and delete objects of the bucket.',
  NoSuchBucket: 'Create the bucket, or name another one.',
  PermanentRedirect: 'Check region and host in it.',
  AuthorizationHeaderMalformed: 'Check the region in it.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
}

/**
 * Throws where the files cannot be read with these settings, in a sentence with the remedy. A store that does not answer
 * is logged only: everything but the files works without it.
 */
export async function checkAtStart({ db, log, store }: CheckDeps): Promise<void> {
  if (!store) return checkWithoutStore(db)
  try {
    await store.put(PROBE_KEY, Buffer.from('beckon'))
    await checkBucket(db, store)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    if (error.kind === 'unreachable') return log.error({ err: error }, 'FILES_URL: the store does not answer')
    const remedy = remedies[error.code ?? ''] ?? 'Check its host, bucket, region and style.'
    throw new Error(`FILES_URL: ${error.message}. ${remedy}`, { cause: error })
  }
}

async function checkWithoutStore(db: Database): Promise<void> {
  const count = await countObjects(db)
  if (count === 0) return
  throw new Error(
    `FILES_URL: ${count} files are in an object store, or still have to be deleted there. Set it again; to leave the store, also set FILES_KEPT_IN=database until /readyz says that no file is left.`,
  )
}

/** Another bucket would make every file look lost. */
async function checkBucket(db: Database, store: ObjectStore): Promise<void> {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from stored_object where stored_at is not null and released_at is null
    order by object_key limit ${SAMPLE}`.execute(db)
  for (const { object_key: key } of rows) if (await store.exists(key)) return
  if (rows.length === 0) return
  throw new Error(
    'FILES_URL: the bucket has none of the files of this database. Name the bucket and the prefix that they were moved to, or copy them there under the same names.',
  )
}

import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { checkAtStart } from './check-at-start.ts'
import { deleteObjects } from './delete-objects.ts'
import { type FileKind, type FileRow, hasFile } from './file-columns.ts'
import { moveToDatabase, moveToStore } from './move-files.ts'
import { type ObjectStore, StoreError } from './object-store.ts'
import { createS3Store, sha256 } from './s3-store.ts'
import { createStoreState } from './store-state.ts'

/** The files of the capabilities: their bytes are in the row, or in the object store under the key of the row. */
export interface Files {
  /** Adds a table; before the start. */
  add(kind: FileKind): void
  /**
   * Reads a row together with its bytes; undefined where there is no row or no file. The row may be read twice, because its
   * bytes are moved at any time. Not to be called in a transaction: the store may be slow.
   */
  read<Row extends FileRow>(
    load: () => Promise<Row | undefined>,
  ): Promise<ReadFile<Row> | undefined | Refusal>
}

type ReadFile<Row> = Omit<Row, 'content'> & { readonly content: Buffer }

export interface FilesParts extends Files {
  /**
   * Moves what is to be moved and deletes what is released, once; several processes may do so at once. Ends early once
   * `isStopping`.
   */
  move(isStopping?: () => boolean): Promise<void>
  /** Stops the start with a clear line where the files cannot be read with these settings. */
  readonly check: Service
  /** State for the readiness; it never makes a process unready, because orders need no files. */
  state(): Promise<string>
}

interface FilesDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly config: Pick<Config, 'files' | 'filesKeptIn'>
}

/** Seconds until a refused read is worth another try. */
const RETRY_AFTER = 10
const TRIES = 2
/** Of a try of the check, for which a start waits: a store that does not answer is only logged. */
const CHECK_TIMEOUT_MS = 3000

export function createFiles(deps: FilesDeps): FilesParts {
  const { config, log } = deps
  const store = config.files && createS3Store(config.files)
  const kinds: FileKind[] = []
  const state = createStoreState({ ...deps, store })
  const unavailable = () => refuse('server.unavailable', { retry_after: RETRY_AFTER })
  return {
    add: (kind) => void kinds.push(kind),
    async move(isStopping = () => false) {
      if (!store) return
      const moving = { ...deps, store, kinds, isStopping }
      await (config.filesKeptIn === 'store' ? moveToStore(moving) : moveToDatabase(moving))
      await deleteObjects(moving)
    },
    state: state.current,
    check: {
      name: 'files',
      start: async () => {
        await checkAtStart({
          ...deps,
          store: config.files && createS3Store(config.files, { timeoutMs: CHECK_TIMEOUT_MS }),
        })
        state.refresh()
      },
      stop: async () => undefined,
    },
    async read(load) {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const row = await load()
        if (!row || !hasFile(row)) return undefined
        const content = row.content ?? (await readObject(deps, store, row.object_key ?? ''))
        if (content === 'unavailable') return unavailable()
        if (content) return { ...row, content }
      }
      log.error('a file is not in the object store as it was written')
      return unavailable()
    },
  }
}

/** Undefined where the bytes are not there or not those that were written: the row may have changed meanwhile. */
async function readObject(
  { db, log }: FilesDeps,
  store: ObjectStore | undefined,
  key: string,
): Promise<Buffer | 'unavailable' | undefined> {
  if (!store) return 'unavailable'
  const { rows } = await sql<{ sha256: string; bytes: number }>`
    select sha256, bytes from stored_object where object_key = ${key} and released_at is null`.execute(db)
  const [written] = rows
  if (!written) return undefined
  try {
    const content = await store.get(key, written.bytes)
    if (content && sha256(content) === written.sha256) return content
    log.error({ objectKey: key, isMissing: content === undefined }, 'an object is missing or damaged')
    return undefined
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    log.error({ err: error, objectKey: key }, 'a file could not be read')
    return error.kind === 'damaged' ? undefined : 'unavailable'
  }
}

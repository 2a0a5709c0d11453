import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../shared/clock.ts'
import { readIfPresent, writeDurably } from '../shared/durable-file.ts'
import type { Attempt } from '../shared/request-delivery.ts'
import type { OrderRecord } from './next-step.ts'

export interface Waiting {
  readonly order: string
  /** Names of the files, the earliest received first. */
  readonly files: readonly string[]
}

const record = z.object({
  modified: z.string(),
  shopStatus: z.string(),
  state: z.enum(['seen', 'ordered', 'refused', 'cancelled', 'not-cancelled']),
  delivery: z.string().optional(),
})

/** A message is kept until the step that it causes is done; a record is all that stays of an order. */
export function createQueue(folder: string, clock: Clock) {
  const folders = {
    inbox: join(folder, 'inbox'),
    records: join(folder, 'orders'),
    attempts: join(folder, 'attempts'),
  }
  for (const path of Object.values(folders)) mkdirSync(path, { recursive: true, mode: 0o700 })
  let received = 0
  const attemptPath = (order: string) => join(folders.attempts, `${order}.json`)
  return {
    /** Resolves when the message is on the disk. */
    async add(order: string, body: Uint8Array): Promise<void> {
      received += 1
      const name = `${order}.${clock.now()}-${String(received).padStart(9, '0')}.json`
      await writeDurably(join(folders.inbox, name), body)
    },
    async waiting(): Promise<Waiting[]> {
      const names = (await readdir(folders.inbox)).filter((name) => /^\d+\.[\d-]+\.json$/u.test(name))
      const orders = Map.groupBy(names.toSorted(), (name) => name.split('.')[0] ?? '')
      return [...orders].map(([order, files]) => ({ order, files }))
    },
    read: (file: string): Promise<string> => readFile(join(folders.inbox, file), 'utf8'),
    async done({ files }: Waiting): Promise<void> {
      for (const file of files) await rm(join(folders.inbox, file), { force: true })
    },
    async record(order: string): Promise<OrderRecord | undefined> {
      const text = await readIfPresent(join(folders.records, `${order}.json`))
      return text === undefined ? undefined : record.parse(JSON.parse(text))
    },
    saveRecord: (order: string, next: OrderRecord): Promise<void> =>
      writeDurably(join(folders.records, `${order}.json`), JSON.stringify(next)),
    async attempt(order: string): Promise<Attempt | undefined> {
      const text = await readIfPresent(attemptPath(order))
      // Written by `saveAttempt` alone.
      return text === undefined ? undefined : (JSON.parse(text) as Attempt)
    },
    saveAttempt: (order: string, attempt: Attempt): Promise<void> =>
      writeDurably(attemptPath(order), JSON.stringify(attempt)),
    deleteAttempt: (order: string): Promise<void> => rm(attemptPath(order), { force: true }),
  }
}

export type Queue = ReturnType<typeof createQueue>

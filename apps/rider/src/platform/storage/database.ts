import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PhotoRecord, QueuedAct } from './records.ts'
import type { TrackedPosition } from '@beckon/contract'

interface Schema extends DBSchema {
  /** Single values by name: the session, the local copy of the work, choices of the rider. */
  values: { key: string; value: unknown }
  /** Acts in the order in which they were done. */
  acts: { key: number; value: QueuedAct; indexes: { by_act: string } }
  photos: { key: string; value: PhotoRecord; indexes: { by_act: string } }
  /** Positions that have not been sent, oldest first. */
  positions: { key: number; value: TrackedPosition }
}

export type Database = IDBPDatabase<Schema>

const NAME = 'beckon-rider'
const VERSION = 1

/** Opens the one database of the app; the service worker uses it too. */
export const openDatabase = (name = NAME): Promise<Database> =>
  openDB<Schema>(name, VERSION, {
    upgrade(db) {
      db.createObjectStore('values')
      const acts = db.createObjectStore('acts', { keyPath: 'seq', autoIncrement: true })
      acts.createIndex('by_act', 'act.act_id', { unique: true })
      db.createObjectStore('photos', { keyPath: 'photo_id' }).createIndex('by_act', 'act_id')
      db.createObjectStore('positions', { autoIncrement: true })
    },
  })

/** Removes everything that the app stored on this phone. */
export async function clearDatabase(db: Database): Promise<void> {
  const stores = ['values', 'acts', 'photos', 'positions'] as const
  const change = db.transaction(stores, 'readwrite')
  await Promise.all([...stores.map((name) => change.objectStore(name).clear()), change.done])
}

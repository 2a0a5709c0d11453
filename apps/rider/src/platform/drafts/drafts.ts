import type { Database, DraftRecord } from '../storage/index.ts'

export type Draft = Pick<DraftRecord, 'fields' | 'photos'>

/** Entries of the rider for an order that are not confirmed yet. */
export interface Drafts {
  /** Resolves to an empty draft where there is none. */
  read(orderId: string): Promise<Draft>
  /** False where the phone has no space left. */
  write(orderId: string, draft: Draft): Promise<boolean>
  clear(orderId: string): Promise<void>
}

/** The drafts in the database of this phone. */
export const createDrafts = (db: Database): Drafts => ({
  async read(orderId) {
    const { fields, photos } = (await db.get('drafts', orderId)) ?? { fields: {}, photos: [] }
    return { fields, photos }
  },
  async write(orderId, draft) {
    try {
      await db.put('drafts', { order_id: orderId, ...draft })
      return true
    } catch {
      return false
    }
  },
  clear: (orderId) => db.delete('drafts', orderId),
})

import { type RiderDocument, riderDocumentCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { type CallProblem, problemOf } from '../client/index.ts'
import { type Changes, createStore, type Database, type Store } from '../storage/index.ts'
import { putWaiting, type WaitingDocument, waitingDocuments } from './document-drafts.ts'
import { storedDocuments } from './stored-documents.ts'

export type NewDocument = Omit<WaitingDocument, 'id' | 'refused'>

/** The documents of the rider, with those that wait on this phone to be sent. */
export interface Documents {
  /** As the service answered last; undefined before the first answer. */
  readonly list: Store<readonly RiderDocument[] | undefined>
  readonly waiting: Store<readonly WaitingDocument[]>
  /** Reads what is stored, then asks the service; the problem where it cannot be asked. */
  refresh(): Promise<CallProblem | undefined>
  /** Stores a document before it is sent. False where the phone has no space left. */
  send(document: NewDocument): Promise<boolean>
}

export interface DocumentsDeps {
  readonly db: Database
  readonly changes: Changes
  readonly client: Client
  readonly newId: () => string
  /** Begins to send what waits. */
  readonly sendNow: () => void
}

export function createDocuments({ db, changes, client, newId, sendNow }: DocumentsDeps): Documents {
  const list = createStore<readonly RiderDocument[] | undefined>(undefined)
  const waiting = createStore<readonly WaitingDocument[]>([])
  const read = async () => {
    list.set((await storedDocuments(db).read())?.result)
    waiting.set(await waitingDocuments(db))
  }
  changes.on('documents', () => void read())
  return {
    list,
    waiting,
    async refresh() {
      await read()
      const called = await client.call(riderDocumentCalls.listOwnDocuments, {})
      if (!called.ok) return problemOf(called.error)
      await storedDocuments(db).write(called.answer)
      list.set(called.answer.result)
      return undefined
    },
    async send(document) {
      try {
        await putWaiting(db, { ...document, id: newId(), refused: undefined })
      } catch {
        return false
      }
      changes.publish('documents')
      sendNow()
      return true
    },
  }
}

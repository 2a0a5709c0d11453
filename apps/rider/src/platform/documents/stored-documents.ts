import { riderDocumentCalls } from '@beckon/contract'
import { type Database, storedValue } from '../storage/index.ts'

/** The documents as the service answered last, for when there is no connection. */
export const storedDocuments = (db: Database) =>
  storedValue(db, 'documents', riderDocumentCalls.listOwnDocuments.answer)

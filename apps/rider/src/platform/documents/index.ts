export type { DocumentKind, WaitingDocument } from './document-drafts.ts'
export { createDocuments, type Documents } from './documents.ts'
export { sendDocuments } from './send-documents.ts'

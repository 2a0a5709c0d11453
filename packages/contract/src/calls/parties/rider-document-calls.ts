import { z } from 'zod'
import {
  documentId,
  documentKind,
  documentNumber,
  operatedDocument,
  riderDocument,
} from '../../wire/parties/rider-document.ts'
import { riderId } from '../../wire/parties/rider.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const own = '/api/fleet/v1/documents'
const ofOperator = '/api/ops/v1'

export const listOwnDocuments = defineCall({
  name: 'listOwnDocuments',
  method: 'GET',
  path: own,
  summary: 'The documents of the rider by kind, and which of them are required.',
  audience: 'rider',
  rate: 120,
  answer: z.object({ result: z.array(riderDocument) }),
})

/**
 * The phone makes the id: sent twice it is one document. A picture by its content (JPEG, PNG, WebP) is re-encoded without
 * metadata; a PDF is kept as it is. The fields are in the form, because addresses are logged.
 */
export const sendOwnDocument = defineCall({
  name: 'sendOwnDocument',
  method: 'PUT',
  path: `${own}/:id`,
  summary: 'A photo or a PDF of a document, which an operator checks. It replaces one that still waits.',
  audience: 'rider',
  form: true,
  rate: 20,
  params: z.object({ id: documentId }),
  body: z.object({
    kind: documentKind,
    number: documentNumber,
    expires_on: z.iso.date(),
    file: z.file(),
  }),
  answer: z.object({ result: z.array(riderDocument) }),
})

export const readOwnDocument = defineCall({
  name: 'readOwnDocument',
  method: 'GET',
  path: `${own}/:id/file`,
  summary: 'The file of a document of the rider.',
  audience: 'rider',
  file: true,
  rate: 60,
  params: z.object({ id: documentId }),
  answer: z.unknown(),
})

export const listRiderDocuments = defineCall({
  name: 'listRiderDocuments',
  method: 'GET',
  path: `${ofOperator}/rider-documents`,
  summary: 'Documents of riders of the country, those that waited longest first; or those of one rider.',
  audience: 'operator',
  action: 'riders.read',
  query: z.object({
    rider_id: riderId.optional(),
    /** Those in other states are listed for one rider only. */
    state: z.enum(['waiting', 'approved', 'refused']).optional(),
    count: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ result: z.array(operatedDocument) }),
})

/** A POST, because each reading is recorded with its reason. */
export const readRiderDocument = defineCall({
  name: 'readRiderDocument',
  method: 'POST',
  path: `${ofOperator}/riders/:id/documents/:document/reads`,
  summary: 'The file of a document. Who read it and why is recorded.',
  audience: 'operator',
  action: 'riders.manage',
  about: 'rider',
  file: true,
  rate: 60,
  params: z.object({ id: riderId, document: documentId }),
  body: z.object({ reason }),
  answer: z.unknown(),
})

export const decideRiderDocument = defineCall({
  name: 'decideRiderDocument',
  method: 'PUT',
  path: `${ofOperator}/riders/:id/documents/:document/decision`,
  summary: 'Approve or refuse a document that waits. The rider gets a text, with the reason of a refusal.',
  audience: 'operator',
  action: 'riders.manage',
  about: 'rider',
  rate: 60,
  params: z.object({ id: riderId, document: documentId }),
  body: z.object({
    decision: z.enum(['approved', 'refused']),
    /** Where the rider mistyped it. */
    expires_on: z.iso.date().optional(),
    reason,
  }),
  answer: z.object({ result: operatedDocument }),
})

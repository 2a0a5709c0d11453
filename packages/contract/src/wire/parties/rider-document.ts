import { documentKinds } from '@beckon/domain/country'
import { documentStates } from '@beckon/domain/rider'
import { z } from 'zod'
import { line, unixSeconds } from '../common.ts'

export const documentKind = z.enum(documentKinds)
export const documentId = z.uuid()
export const documentNumber = line(40).pipe(z.string().min(2))

const sentDocument = {
  id: documentId,
  kind: documentKind,
  /** The last day on which it is valid, by the rider or by the operator who approved it. */
  expires_on: z.iso.date(),
  media_type: z.enum(['image/jpeg', 'application/pdf']),
  sent_at: unixSeconds,
  state: z.enum(['waiting', 'approved', 'refused']),
  /** Why it was refused. */
  reason: z.string().nullable(),
}

/** One kind of document of a rider, as the rider's own phone sees it. */
export const riderDocument = z.object({
  kind: documentKind,
  /** Whether a rider with this vehicle gets no offers without it. */
  is_required: z.boolean(),
  state: z.enum(documentStates),
  /** The approved document, and a newer one that waits or was refused. */
  sent: z.array(z.object({ ...sentDocument, number: z.string() })),
})
export type RiderDocument = z.infer<typeof riderDocument>

/** A document as an operator sees it in lists; the picture shows the whole number. */
export const operatedDocument = z.object({
  ...sentDocument,
  rider_id: z.string(),
  rider_name: z.string(),
  number_end: z.string(),
})
export type OperatedDocument = z.infer<typeof operatedDocument>

import { photoKinds } from '@beckon/domain/dispatch'
import { z } from 'zod'
import { unixSeconds } from '../common.ts'

export const photoKind = z.enum(photoKinds)

/** A photo of a hand-over; its bytes are a call of their own. */
export const proofPhoto = z.object({
  photo_id: z.string(),
  taken_at: unixSeconds,
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Days after which it is deleted. */
  kept_days: z.number().int(),
  deleted: z.boolean(),
})
export type ProofPhoto = z.infer<typeof proofPhoto>

/** That the rider took the parcel, handed it over, or brought it back. */
export const orderProof = z.object({
  kind: photoKind,
  /** The person who took it; empty where none was named. */
  received_by: z.string(),
  /** Null where there is a photo already, and the hand-over is still to come. */
  handed_over_at: unixSeconds.nullable(),
  /** The receiver named the PIN of the order. */
  pin_checked: z.boolean(),
  /** Oldest first. */
  photos: z.array(proofPhoto),
})
export type OrderProof = z.infer<typeof orderProof>

import type { PictureAnswer } from '../../../platform/http/answers/picture-answer.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { PageAsked } from './public-order.ts'
import { seenOrder } from './seen-order.ts'
import type { SharingDeps } from './deps.ts'

/** Returns a photo of a hand-over while the link is valid. */
export async function publicPhoto(
  deps: SharingDeps,
  { deployment: { country }, orderId, token, photoId }: PageAsked & { readonly photoId: string },
): Promise<PictureAnswer | Refusal> {
  const seen = await seenOrder(deps, { country, orderId, token })
  if (!seen) return refuse('order.not-found')
  if (seen.link !== 'valid') return refuse('link.gone')
  return deps.proofs.photoForCustomer(seen.order, photoId)
}

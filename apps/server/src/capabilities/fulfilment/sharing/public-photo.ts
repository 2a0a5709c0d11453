import type { PictureAnswer } from '../../../platform/http/answers/picture-answer.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { PublicPageRequest } from './public-order.ts'
import { loadPublicOrder } from './public-order-view.ts'
import type { SharingDeps } from './deps.ts'

/** Returns a photo of a hand-over while the link is valid. */
export async function publicPhoto(
  deps: SharingDeps,
  {
    deployment: { country },
    orderId,
    token,
    isViewed,
    photoId,
  }: PublicPageRequest & { readonly photoId: string },
): Promise<PictureAnswer | Refusal> {
  const seen = await loadPublicOrder(deps, { country, orderId, token, isViewed })
  if (!seen) return refuse('order.not-found')
  if (seen.link !== 'valid') return refuse('link.gone')
  return deps.proofs.photoForCustomer(seen.order, photoId)
}

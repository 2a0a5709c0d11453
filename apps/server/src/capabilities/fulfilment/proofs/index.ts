import { type OrderProof, proofCalls, type QueryOf } from '@beckon/contract'
import { customerPhotoKinds, photoKinds } from '@beckon/domain/dispatch'
import { firstName } from '@beckon/domain/order'
import { timeOfAct } from '@beckon/domain/rider'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { PictureAnswer } from '../../../platform/http/answers/picture-answer.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import { purgePhotos } from './purge-photos.ts'
import { keepPhoto } from './keep-photo.ts'
import type { ProofDeps } from './deps.ts'
import { proofsOfOrder, shownKinds } from './proofs-of-order.ts'
import { photoWithFile } from './store.ts'

export interface ProofsService {
  routes(app: FastifyInstance): void
  /** Returns the proofs that a holder of the shop's link may see. */
  forCustomer(order: OrderRow): Promise<OrderProof[]>
  photoForCustomer(order: OrderRow, photoId: string): Promise<PictureAnswer | Refusal>
  /** Returns the proofs that the shop of an order may see. */
  forShop(order: OrderRow): Promise<OrderProof[]>
  photoForShop(order: OrderRow, photoId: string): Promise<PictureAnswer | Refusal>
  /** Returns every proof of an order, for operators. */
  all(order: OrderRow): Promise<OrderProof[]>
  /** Returns any photo of an order, for operators. */
  anyPhoto(order: OrderRow, photoId: string): Promise<PictureAnswer | Refusal>
}

const FORGET_MS = 3_600_000

/** That a parcel was collected, handed over, brought back: who took it, and the photos of it. */
export function proofs(
  platform: Platform,
  services: Omit<ProofDeps, 'db' | 'clock' | 'files'>,
): ProofsService {
  const { db, clock, files, background, log } = platform
  files.add({ table: 'proof_photo', key: ['vendor_id', 'order_id', 'photo_id'], since: 'taken_at' })
  const deps: ProofDeps = { db, clock, files, ...services }
  background.add(
    createPeriodicService('forget-photos', FORGET_MS, () => purgePhotos(deps), log),
    'worker',
  )
  return {
    routes: (app) => proofRoutes(app, deps),
    async forCustomer(order) {
      const shown = await proofsOfOrder(deps, order, await customerKinds(deps, order))
      // Riders are known to customers by their first name.
      return shown.map((proof) =>
        proof.kind === 'pickup' ? { ...proof, received_by: firstName(proof.received_by) } : proof,
      )
    },
    forShop: async (order) => proofsOfOrder(deps, order, await shownKinds(deps, order.country)),
    photoForShop: async (order, photoId) =>
      photoOf(deps, { order, photoId, kinds: await shownKinds(deps, order.country) }),
    all: (order) => proofsOfOrder(deps, order, photoKinds),
    anyPhoto: (order, photoId) => photoOf(deps, { order, photoId, kinds: photoKinds }),
    photoForCustomer: async (order, photoId) =>
      photoOf(deps, { order, photoId, kinds: await customerKinds(deps, order) }),
  }
}

async function customerKinds(deps: ProofDeps, { country }: OrderRow) {
  const shown = await shownKinds(deps, country)
  return shown.filter((kind) => customerPhotoKinds.includes(kind))
}

/** The time of the phone, corrected; now where the phone does not send it. */
function photoTime({ taken_at: takenAt, sent_at: sentAt }: PhotoTimes, now: Date): Date {
  if (takenAt === undefined || sentAt === undefined) return now
  return new Date(timeOfAct(takenAt * 1000, sentAt * 1000 - now.getTime(), now.getTime()))
}

type PhotoTimes = QueryOf<typeof proofCalls.sendProofPhoto>

function proofRoutes(app: FastifyInstance, deps: ProofDeps): void {
  const { clock } = deps
  serve(app, proofCalls.listProofs, async ({ caller, params, query }) => {
    const order = await seenBy(deps, caller, { vendorId: query.vendor_id, orderId: params.id })
    if (isRefusal(order)) return order
    return { result: await proofsOfOrder(deps, order, await shownKinds(deps, order.country)) }
  })
  serve(app, proofCalls.getProofPhoto, async ({ caller, params, query }) => {
    const order = await seenBy(deps, caller, { vendorId: query.vendor_id, orderId: params.id })
    if (isRefusal(order)) return order
    return photoOf(deps, { order, photoId: params.photo, kinds: await shownKinds(deps, order.country) })
  })
  serve(
    app,
    proofCalls.sendProofPhoto,
    async ({ caller, country, params, query, body, idempotencyKey: key = '' }) =>
      keepPhoto(deps, {
        riderId: caller.riderId,
        country,
        orderId: params.id,
        kind: params.kind,
        key,
        takenAt: photoTime(query, clock.now()),
        bytes: Buffer.from(await body.arrayBuffer()),
      }),
    { tooLarge: 'photo.too-large', invalid: 'photo.invalid' },
  )
}

/** Returns the order if the user may act for its vendor; another vendor's order is refused like an unknown one. */
async function seenBy(
  { orders, vendors }: ProofDeps,
  user: ActingUser,
  { vendorId, orderId }: { readonly vendorId: string; readonly orderId: string },
): Promise<OrderRow | Refusal> {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const order = await orders.load({ vendorId, orderId })
  return order?.country === user.country ? order : refuse('order.not-found')
}

interface PhotoAsked {
  readonly order: OrderRow
  readonly photoId: string
  readonly kinds: readonly OrderProof['kind'][]
}

async function photoOf(
  { db, files }: ProofDeps,
  { order, photoId, kinds }: PhotoAsked,
): Promise<PictureAnswer | Refusal> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const found = await files.read(() => photoWithFile(db, key, photoId))
  if (isRefusal(found)) return found
  if (!found || !kinds.includes(found.kind)) return refuse('photo.not-found')
  return { picture: found.content, type: found.media_type, tag: photoId }
}

import { createHash, randomUUID } from 'node:crypto'
import type { ProofPhoto } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { acceptsPhoto, type PhotoKind } from '@beckon/domain/dispatch'
import { photoLimits } from '@beckon/domain/limits'
import { vendorOf } from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { idempotently } from '../../../platform/http/idempotency.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { type OrderKey, type OrderRow, statusSince } from '../../ordering/orders/index.ts'
import { type PreparedPhoto, preparePhoto } from '../../../platform/pictures/prepare-photo.ts'
import { hadOrder } from '../dispatch/index.ts'
import type { ProofDeps } from './deps.ts'
import { insertPhoto, photosOf } from './store.ts'

export interface SentPhoto {
  readonly riderId: string
  readonly country: CountryCode
  readonly orderId: string
  readonly kind: PhotoKind
  /** Idempotency key. */
  readonly key: string
  readonly bytes: Buffer
  readonly takenAt: Date
}

type StoredPhotoAnswer = { readonly result: ProofPhoto }

/** Stores a rider's photo without its metadata, and publishes the change of the order. */
export async function keepPhoto(deps: ProofDeps, sent: SentPhoto): Promise<StoredPhotoAnswer | Refusal> {
  const vendorId = vendorOf(sent.orderId)
  if (vendorId === undefined) return refuse('order.not-found')
  const key: OrderKey = { vendorId, orderId: sent.orderId }
  // Permission is checked before the picture is decoded, which takes time.
  const target = await photographed(deps, deps.db, { ...sent, key, order: await deps.orders.load(key) })
  if (isRefusal(target)) return target
  const photo = await preparePhoto(sent.bytes)
  if (isRefusal(photo)) return photo
  const now = deps.clock.now()
  const body = { kind: sent.kind, hash: createHash('sha256').update(sent.bytes).digest('hex') }
  return inTransaction(deps.db, (tx) => {
    const once = { vendorId, key: `photo ${sent.riderId} ${sent.key}`, body: { ...body, ...key }, now }
    return idempotently(tx, once, async () => {
      const order = await photographed(deps, tx, { ...sent, key, order: await deps.orders.lock(tx, key) })
      if (isRefusal(order)) return order
      const before = (await photosOf(tx, key)).filter(({ kind }) => kind === sent.kind)
      if (before.length >= photoLimits.each) return refuse('photo.enough')
      const result = await write(deps, tx, { ...sent, order, photo })
      await deps.orders.touch(tx, order)
      return { result }
    })
  })
}

interface PhotoTarget extends Omit<SentPhoto, 'key' | 'bytes' | 'takenAt'> {
  readonly key: OrderKey
  readonly order: OrderRow | undefined
}

/** The order, where it is this rider's and there is something to photograph. */
async function photographed(
  { clock }: ProofDeps,
  db: Database,
  { order, key, riderId, country, kind }: PhotoTarget,
): Promise<OrderRow | Refusal> {
  if (order?.country !== country) return refuse('order.not-found')
  // The photo of a rider who gave the order back arrives after that.
  const isOwn = order.rider_id === riderId || (kind === 'problem' && (await hadOrder(db, key, riderId)))
  if (!isOwn) return refuse('order.not-found')
  const since = unixSeconds(await statusSince(db, key))
  const may = acceptsPhoto(kind, { status: order.status, since }, unixSeconds(clock.now()))
  return may ? order : refuse('photo.not-now')
}

interface NewPhoto {
  readonly order: OrderRow
  readonly riderId: string
  readonly kind: PhotoKind
  readonly photo: PreparedPhoto
  readonly takenAt: Date
}

const DAY_MS = 86_400_000

async function write(
  { parameters }: ProofDeps,
  tx: Tx,
  { order, riderId, kind, takenAt: at, photo: { content, mediaType, width, height } }: NewPhoto,
): Promise<ProofPhoto> {
  const { proofPhotoDays } = await parameters.of(order.country, tx)
  // No photo is older than its order.
  const takenAt = new Date(Math.max(at.getTime(), order.created_at.getTime()))
  const photoId = randomUUID()
  await insertPhoto(tx, {
    vendor_id: order.vendor_id,
    order_id: order.order_id,
    photo_id: photoId,
    country: order.country,
    kind,
    rider_id: riderId,
    media_type: mediaType,
    width,
    height,
    content,
    taken_at: takenAt,
    delete_after: new Date(takenAt.getTime() + proofPhotoDays * DAY_MS),
    deleted_at: null,
  })
  const taken_at = unixSeconds(takenAt)
  return { photo_id: photoId, taken_at, width, height, kept_days: proofPhotoDays, deleted: false }
}

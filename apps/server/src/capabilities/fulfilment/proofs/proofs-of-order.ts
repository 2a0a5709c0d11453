import type { OrderProof } from '@beckon/contract'
import { type PhotoKind, photoKinds } from '@beckon/domain/dispatch'
import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import { unixSeconds } from '../../../platform/clock.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { ProofDeps } from './deps.ts'
import { photosOf } from './store.ts'

/** Photos of a problem are shown in every country. */
const flagOf: Readonly<Partial<Record<PhotoKind, FlagName>>> = {
  pickup: 'ProofOfPickup',
  delivery: 'ProofOfDelivery',
  signature: 'ProofOfDelivery',
  trouble: 'ProofOfDelivery',
  return: 'ProofOfReturn',
}

/** The kinds of proof that can be looked at in a country. */
export async function shownKinds(
  { isOn }: Pick<ProofDeps, 'isOn'>,
  country: CountryCode,
): Promise<PhotoKind[]> {
  const on = await Promise.all(
    photoKinds.map(async (kind) => {
      const flag = flagOf[kind]
      return flag === undefined ? true : isOn(country, flag)
    }),
  )
  return photoKinds.filter((_kind, position) => on[position])
}

/** Returns proofs of these kinds in the order of a delivery; a kind without text or photo is left out. */
export async function proofsOfOrder(
  { db }: Pick<ProofDeps, 'db'>,
  order: OrderRow,
  kinds: readonly PhotoKind[],
): Promise<OrderProof[]> {
  const key: OrderKey = { vendorId: order.vendor_id, orderId: order.order_id }
  const [rows, photos] = await Promise.all([
    db
      .selectFrom('order_proof')
      .select(['kind', 'received_by', 'pin_checked', 'created_at'])
      .where('vendor_id', '=', key.vendorId)
      .where('order_id', '=', key.orderId)
      .execute(),
    photosOf(db, key),
  ])
  return kinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind)
    const taken = photos.filter((photo) => photo.kind === kind)
    if (!row && taken.length === 0) return []
    return {
      kind,
      received_by: row?.received_by ?? '',
      handed_over_at: row ? unixSeconds(row.created_at) : null,
      pin_checked: row?.pin_checked ?? false,
      photos: taken.map(({ kind: _kind, ...photo }) => photo),
    }
  })
}

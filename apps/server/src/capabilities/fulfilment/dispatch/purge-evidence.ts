import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../../platform/database/connect.ts'
import type { DispatchDeps } from './deps.ts'

const DAY_MS = 86_400_000

/**
 * Deletes the acts of riders and the trails of their parcels as soon as the photos of the hand-over go: all three show
 * who took a parcel, and where.
 */
export async function purgeEvidence({
  db,
  clock,
  parameters,
}: Pick<DispatchDeps, 'db' | 'clock' | 'parameters'>): Promise<void> {
  const countries = await db.selectFrom('rider').select('country').distinct().execute()
  for (const { country } of countries) {
    const { proofPhotoDays } = await parameters.of(country)
    const before = new Date(clock.now().getTime() - proofPhotoDays * DAY_MS)
    await deleteActs(db, country, before)
    await deleteTrails(db, country, before)
  }
}

const deleteActs = (db: Database, country: CountryCode, before: Date) =>
  db
    .deleteFrom('rider_act')
    .where('received_at', '<', before)
    .where('rider_id', 'in', (eb) => eb.selectFrom('rider').select('rider_id').where('country', '=', country))
    .execute()

const deleteTrails = (db: Database, country: CountryCode, before: Date) =>
  db
    .deleteFrom('order_trail')
    .where('taken_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.order_id')
          .whereRef('orders.vendor_id', '=', 'order_trail.vendor_id')
          .whereRef('orders.order_id', '=', 'order_trail.order_id')
          .where('orders.country', '=', country),
      ),
    )
    .execute()

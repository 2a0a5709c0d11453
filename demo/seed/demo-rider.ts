import type { CountryCode } from '@beckon/domain/country'
import { demoRiderId } from '../../apps/server/src/capabilities/parties/riders/index.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { inTransaction } from '../../apps/server/src/platform/database/transaction.ts'
import { demoRiderPhone } from './demo-rider-phone.ts'

export const DEMO_RIDER_NAME = 'Demo Rider'

/** Adds a rider who is a person, near the first shop of the demo world and off duty; an existing one is kept. */
export async function seedDemoRider(db: Database, country: CountryCode, now: Date): Promise<void> {
  const rider = {
    rider_id: demoRiderId(country),
    country,
    name: DEMO_RIDER_NAME,
    phone: demoRiderPhone(country),
    vehicle: 'scooter',
    created_at: now,
  } as const
  const shop = await db
    .selectFrom('vendor')
    .select(['latitude', 'longitude'])
    .where('vendor_id', '=', `${country.toLowerCase()}-100`)
    .executeTakeFirst()
  await inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('rider_account')
      .values({ ...rider, language: null, status: 'active' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n) return
    await tx
      .insertInto('rider')
      .values({
        ...rider,
        is_simulated: false,
        latitude: shop?.latitude ?? null,
        longitude: shop?.longitude ?? null,
        located_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

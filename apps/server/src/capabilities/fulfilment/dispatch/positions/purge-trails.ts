import type { DispatchDeps } from '../deps.ts'

const DAY_MS = 86_400_000

/** Deletes where riders went with their parcels as soon as the photos of the hand-over go: both prove the same. */
export async function purgeTrails({
  db,
  clock,
  parameters,
}: Pick<DispatchDeps, 'db' | 'clock' | 'parameters'>): Promise<void> {
  const countries = await db.selectFrom('rider').select('country').distinct().execute()
  for (const { country } of countries) {
    const { proofPhotoDays } = await parameters.of(country)
    await db
      .deleteFrom('order_trail')
      .where('taken_at', '<', new Date(clock.now().getTime() - proofPhotoDays * DAY_MS))
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
  }
}

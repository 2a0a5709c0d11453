import type { DispatchDeps } from '../deps.ts'

const DAY_MS = 86_400_000

/** Deletes acts as soon as the photos of the hand-over go: they name the person who took a parcel. */
export async function purgeActs({
  db,
  clock,
  parameters,
}: Pick<DispatchDeps, 'db' | 'clock' | 'parameters'>): Promise<void> {
  const countries = await db.selectFrom('rider').select('country').distinct().execute()
  for (const { country } of countries) {
    const { proofPhotoDays } = await parameters.of(country)
    await db
      .deleteFrom('rider_act')
      .where('received_at', '<', new Date(clock.now().getTime() - proofPhotoDays * DAY_MS))
      .where('rider_id', 'in', (eb) =>
        eb.selectFrom('rider').select('rider_id').where('country', '=', country),
      )
      .execute()
  }
}

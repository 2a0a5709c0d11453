import { MISSED_OFFERS, missedInARow } from '@beckon/domain/rider'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { recordDuty } from './record-duty.ts'

/** Takes a rider off duty who did not answer several offers in a row. Simulated riders are put on duty only once. */
export async function endMissed(
  { clock }: Pick<DispatchDeps, 'clock'>,
  tx: Tx,
  riderId: string,
): Promise<void> {
  const rider = await tx
    .selectFrom('rider')
    .select(['on_duty', 'is_simulated', 'duty_since'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  if (!rider?.on_duty || rider.is_simulated) return
  const offers = await tx
    .selectFrom('offer')
    .select('state')
    .where('rider_id', '=', riderId)
    // A withdrawn offer was neither answered nor missed.
    .where('state', 'not in', ['withdrawn', 'open'])
    .where('made_at', '>=', rider.duty_since ?? new Date(0))
    .orderBy('made_at', 'desc')
    .limit(MISSED_OFFERS)
    .execute()
  if (missedInARow(offers) < MISSED_OFFERS) return
  const now = clock.now()
  await recordDuty(tx, { riderId, state: 'off', at: now, patch: { missed_at: now } })
}

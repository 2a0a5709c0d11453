import type { Selectable } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderTable } from '../schema.ts'

/** The newest position of a rider. */
export type Whereabouts = Pick<
  Selectable<RiderTable>,
  'latitude' | 'longitude' | 'located_at' | 'is_simulated'
>

export const whereaboutsOf = (tx: Tx, riderId: string): Promise<Whereabouts> =>
  tx
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'located_at', 'is_simulated'])
    .where('rider_id', '=', riderId)
    .executeTakeFirstOrThrow()

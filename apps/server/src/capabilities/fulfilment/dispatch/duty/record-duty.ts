import type { Duty } from '@beckon/domain/rider'
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderTable } from '../schema.ts'

export interface RecordedDuty {
  readonly riderId: string
  readonly state: Duty
  readonly at: Date
  /** Other columns that change with it. */
  readonly patch?: Pick<Updateable<RiderTable>, 'missed_at' | 'idle_since'>
}

/**
 * Sets the duty of a rider, and begins or ends a time on duty. A break ends it: nothing is offered meanwhile. The only
 * code that writes `on_duty`, so that no change is without a record. Does nothing where the state is the same.
 */
export async function recordDuty(tx: Tx, { riderId, state, at, patch = {} }: RecordedDuty): Promise<void> {
  const changed = tx
    .with('changed', (db) =>
      db
        .updateTable('rider')
        .set({ on_duty: state === 'on', on_break: state === 'break', duty_since: at, ...patch })
        .where('rider_id', '=', riderId)
        .where(sql<boolean>`(on_duty, on_break) <> (${state === 'on'}, ${state === 'break'})`)
        .returning(['rider.rider_id', 'rider.country']),
    )
    // A process of an earlier release may have left a time open, which ended when the rider went off duty. The rider is
    // read here as before this statement.
    .with('ended', (db) =>
      db
        .updateTable('rider_duty')
        .set({
          ended_at: sql<Date>`greatest(began_at, (
            select case when on_duty then ${at}::timestamptz else coalesce(duty_since, ${at}) end
            from rider where rider.rider_id = rider_duty.rider_id))`,
        })
        .where('rider_id', 'in', (eb) => eb.selectFrom('changed').select('changed.rider_id'))
        .where('ended_at', 'is', null)
        .returning('rider_duty.rider_id'),
    )
  if (state !== 'on') {
    await changed.selectFrom('ended').select('rider_id').execute()
    return
  }
  await changed
    .insertInto('rider_duty')
    .columns(['rider_id', 'country', 'began_at'])
    .expression((eb) =>
      eb
        .selectFrom('changed')
        .select(['changed.rider_id', 'changed.country', sql<Date>`${at}::timestamptz`.as('began_at')]),
    )
    // On duty again within the same millisecond.
    .onConflict((same) => same.columns(['rider_id', 'began_at']).doUpdateSet({ ended_at: null }))
    .execute()
}

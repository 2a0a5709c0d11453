import type { CountryCode } from '@beckon/domain/country'
import type { PayoutState } from '@beckon/domain/rider'
import type { ColumnType } from 'kysely'
import type { Big, Instant, OrderColumns } from '../../../platform/database/column-types.ts'

/** Pay of a rider for one job, by part. */
export interface RiderEarningTable extends OrderColumns {
  rider_id: string
  country: CountryCode
  currency: string
  base_minor: Big
  distance_minor: Big
  wait_minor: Big
  return_minor: Big
  bonus_minor: Big
  /** The end of the job. */
  earned_at: Instant
  /** The payout run that took it; null until then. */
  payout_run_id: ColumnType<string | null, string | undefined, string | null>
}

/** Cash of customers that a rider handed on. */
export interface RiderDepositTable {
  rider_id: string
  deposit_id: string
  country: CountryCode
  currency: string
  amount_minor: Big
  operator_id: string
  reason: string
  created_at: Instant
  /** Number of the receipt that the rider got. */
  receipt: string | null
}

/** A run that took earnings of riders, to be paid outside of the service. */
export interface RiderPayoutRunTable {
  country: CountryCode
  /** Made by the caller. */
  run_id: string
  /** The last day of earnings, in the time zone of the country. */
  until_day: string
  nets_cash: boolean
  currency: string
  riders: number
  /** Riders whose earnings were below zero and stayed open. */
  carried_riders: number
  earned_minor: Big
  set_off_minor: Big
  paid_minor: Big
  operator_id: string
  reason: string
  created_at: Instant
  state: PayoutState
  /** When it was marked as paid, or cancelled, and by which operator. */
  decided_at: Instant | null
  decided_by: string | null
}

/** Share of a rider in a run. */
export interface RiderPayoutTable {
  rider_id: string
  run_id: string
  country: CountryCode
  currency: string
  earned_minor: Big
  /** Cash in hand that the rider keeps as pay. */
  set_off_minor: Big
  paid_minor: Big
  /** Days of the first and the last earning, in the time zone of the country. */
  from_day: string
  to_day: string
  created_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    rider_earning: RiderEarningTable
    rider_deposit: RiderDepositTable
    rider_payout_run: RiderPayoutRunTable
    rider_payout: RiderPayoutTable
  }
}

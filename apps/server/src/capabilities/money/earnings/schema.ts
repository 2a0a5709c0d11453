import type { CountryCode } from '@beckon/domain/country'
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
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    rider_earning: RiderEarningTable
    rider_deposit: RiderDepositTable
  }
}

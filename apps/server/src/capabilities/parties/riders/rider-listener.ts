import type { CountryCode } from '@beckon/domain/country'
import type { RiderStatus, Vehicle } from '@beckon/domain/rider'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { RiderAccountRow } from './accounts/account-store.ts'

/** An account of a rider after a change. */
export interface RiderAccount {
  readonly riderId: string
  readonly country: CountryCode
  readonly name: string
  /** E.164. */
  readonly phone: string
  readonly vehicle: Vehicle
  readonly status: RiderStatus
  /** Whether the rider stays signed in to finish with a parcel, although the account is not active. */
  readonly keepsDevices: boolean
}

/** An effect that must happen together with a change of an account: it runs in the transaction of the change. */
export type RiderListener = (tx: Tx, account: RiderAccount) => Promise<void>

export const riderAccountOf = (row: RiderAccountRow): RiderAccount => ({
  riderId: row.rider_id,
  country: row.country,
  name: row.name,
  phone: row.phone,
  vehicle: row.vehicle,
  status: row.status,
  keepsDevices: false,
})

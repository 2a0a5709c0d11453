import type { SignedInRider } from '@beckon/contract'
import type { RiderAccountRow } from './account-store.ts'

/** A rider as the rider's own phone sees it. */
export const presentRider = (account: RiderAccountRow): SignedInRider => ({
  id: account.rider_id,
  name: account.name,
  phone_number: account.phone,
  vehicle: account.vehicle,
  language: account.language,
})

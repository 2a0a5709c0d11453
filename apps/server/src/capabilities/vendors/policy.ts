import type { CountryCode } from '@beckon/domain/country'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { VendorRow } from './vendor-row.ts'

/** Who acts: a user of the deployment's country. */
export interface ActingUser {
  readonly userId: string
  readonly country: CountryCode
}

/** The vendors that a user may act for: those that it owns, and the outlets of the parents among them. */
export const mayActFor = ({ userId, country }: ActingUser) => sql<boolean>`
  vendor.country = ${country} and exists (
    select 1 from vendor_owner
    where vendor_owner.user_id = ${userId}
      and vendor_owner.vendor_id in (vendor.vendor_id, vendor.parent_vendor_id)
  )`

/** The vendor, when this user may act for it. */
export function actFor(db: Database, user: ActingUser, vendorId: string): Promise<VendorRow | undefined> {
  return db
    .selectFrom('vendor')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where(mayActFor(user))
    .executeTakeFirst()
}

import type { Selectable } from 'kysely'
import type { VendorTable } from '../../platform/database/schema.ts'

/** A vendor or an outlet, as it is kept. */
export type VendorRow = Selectable<VendorTable>

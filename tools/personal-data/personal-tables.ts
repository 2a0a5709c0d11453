import { accountTables } from './account-tables.ts'
import { orderTables } from './order-tables.ts'
import type { PersonalTable } from './personal-table.ts'

/** Every table that can hold personal data, by what it is for. */
export const personalTables: readonly PersonalTable[] = [...orderTables, ...accountTables]

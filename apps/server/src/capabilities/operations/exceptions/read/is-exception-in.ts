import type { CountryCode } from '@beckon/domain/country'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { isOrderIn, isRiderIn, type ZoneScope } from '../../../parties/riders/index.ts'

/**
 * Condition of SQL: an exception is about an order of the zones, or about a rider who works there. One about neither, such
 * as mail that fails, is for operators of the whole country.
 */
export const isExceptionIn = (scope: ZoneScope | null): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`(
      exists (
        select from orders as own
        where own.vendor_id = exception.vendor_id and own.order_id = exception.order_id
          and ${isOrderIn(scope, 'own')}
      )
      or (exception.order_id is null and exception.rider_id is not null
        and ${isRiderIn(scope, sql.ref('exception.rider_id'))}))`

/** Whether an exception of the country is seen. */
export async function isExceptionSeen(
  db: Database,
  { country, id }: { readonly country: CountryCode; readonly id: string },
  scope: ZoneScope | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('exception')
    .select('exception_id')
    .where('country', '=', country)
    .where('exception_id', '=', id)
    .where(isExceptionIn(scope))
    .executeTakeFirst()
  return found !== undefined
}

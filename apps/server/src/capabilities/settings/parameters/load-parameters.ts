import { type CountryCode, type CountryParameters, parameters } from '@beckon/domain/country'
import { fromText, isParameterName } from '@beckon/domain/parameter'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/database/connect.ts'

/** The country's settings; a row that makes no sense is reported and does not count. */
export async function loadParameters(
  { db, log }: { readonly db: Database; readonly log: Pick<Logger, 'warn'> },
  country: CountryCode,
): Promise<CountryParameters> {
  const rows = await db
    .selectFrom('country_parameter')
    .select(['name', 'value'])
    .where('country', '=', country)
    .execute()
  const changes = rows.map(({ name, value }) => {
    const read = isParameterName(name) ? fromText(name, value) : undefined
    if (read?.ok) return { [name]: read.value }
    log.warn({ country, name, value }, 'a country parameter makes no sense')
    return undefined
  })
  return Object.assign({}, parameters[country], ...changes)
}

import type { CountryCode, CountryParameters } from '@beckon/domain/country'
import { asText, type ParameterName } from '@beckon/domain/parameter'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import { loadParameters } from './load-parameters.ts'
import { parameterRoutes } from './routes.ts'

export interface ParametersService {
  routes(app: FastifyInstance): void
  /** All settings of a country, with what an operator changed. */
  of(country: CountryCode, tx?: Tx): Promise<CountryParameters>
}

/** Parameters of each country: the table of the domain, overridden row by row. */
export function parameters({ db, log, clock, recentMs }: Platform): ParametersService {
  const recent = recentlyRead({ clock, recentMs }, (country: CountryCode) =>
    loadParameters({ db, log }, country),
  )
  const of = (country: CountryCode, tx?: Tx) =>
    tx ? loadParameters({ db: tx, log }, country) : recent.of(country)
  const valueOf = async (country: CountryCode, name: ParameterName, tx?: Tx) =>
    asText(await of(country, tx), name)
  const valuesOf = (country: CountryCode, reading: Database) => loadParameters({ db: reading, log }, country)
  return {
    of,
    routes: (app) => parameterRoutes(app, { db, clock, valueOf, valuesOf, onChanged: recent.drop }),
  }
}

import type { CountryCode, CountryParameters } from '@beckon/domain/country'
import { asText, type ParameterName } from '@beckon/domain/parameter'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { loadParameters } from './load-parameters.ts'
import { parameterRoutes } from './routes.ts'
import { putParameter } from './store.ts'

export interface ParametersDoor {
  routes(app: FastifyInstance): void
  /** All settings of a country, with what an operator changed. */
  of(country: CountryCode, tx?: Tx): Promise<CountryParameters>
  /** One setting as text, as the portal reads it. */
  valueOf(country: CountryCode, name: ParameterName, tx?: Tx): Promise<string>
  /** The text has been read by `fromText`: what makes no sense is not kept. */
  put(tx: Tx, country: CountryCode, name: ParameterName, value: string): Promise<void>
}

/** Parameters of each country: the table of the domain, overridden row by row. */
export function parameters({ db, log, clock }: Platform): ParametersDoor {
  const of = (country: CountryCode, tx?: Tx) => loadParameters({ db: tx ?? db, log }, country)
  const valueOf = async (country: CountryCode, name: ParameterName, tx?: Tx) =>
    asText(await of(country, tx), name)
  return {
    of,
    valueOf,
    put: (tx, country, name, value) => putParameter(tx, { country, name, value, now: clock.now() }),
    routes: (app) => parameterRoutes(app, valueOf),
  }
}

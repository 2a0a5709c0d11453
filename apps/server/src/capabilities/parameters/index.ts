import type { CountryCode, CountryParameters } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { loadParameters } from './load-parameters.ts'
import { asText, type ParameterName } from './parameter-text.ts'
import { parameterRoutes } from './routes.ts'

export type { ParameterName } from './parameter-text.ts'

export interface ParametersDoor {
  routes(app: FastifyInstance): void
  /** All settings of a country, with what an operator changed. */
  of(country: CountryCode): Promise<CountryParameters>
  /** One setting as text, as the portal reads it. */
  valueOf(country: CountryCode, name: ParameterName): Promise<string>
}

/** What each country sets: the table of the domain, overridden row by row. */
export function parameters({ db, log }: Platform): ParametersDoor {
  const of = (country: CountryCode) => loadParameters({ db, log }, country)
  const valueOf = async (country: CountryCode, name: ParameterName) => asText(await of(country), name)
  return { of, valueOf, routes: (app) => parameterRoutes(app, valueOf) }
}

import type { CountryCode } from '@beckon/domain/country'
import type { Config } from '../../../platform/config.ts'

/** The operator of the demo world, whose token is written in the documentation. */
export const DEMO_OPERATOR_ID = 'demo'

/** The token of the demo operator is public, so production rejects it. */
export const mayWorkHere = (operatorId: string, environment: Config['environment']): boolean =>
  environment !== 'prd' || operatorId !== DEMO_OPERATOR_ID

/** Operators act in the countries of their own list. */
export const mayLookAfter = (countries: readonly CountryCode[], country: CountryCode): boolean =>
  countries.includes(country)

import type { Currency } from '../money/index.ts'
import type { BrandId } from './brands.ts'
import type { RegistrationType } from './deployment.ts'
import type { LocaleTag } from './locale.ts'

/** What differs between countries; the rest of a deployment is the same everywhere. */
export type CountryRow = readonly [
  name: string,
  brand: BrandId,
  currency: Currency,
  languages: readonly LocaleTag[],
  phonePrefix: string,
  timezone: string,
  registrationType: RegistrationType,
  region: string,
  latitude: number,
  longitude: number,
]

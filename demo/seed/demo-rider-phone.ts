import type { CountryCode } from '@beckon/domain/country'
import { examplePhone, toE164 } from '@beckon/domain/phone'

/** The mobile number of the demo rider: an example of the country, which belongs to no person. */
export const demoRiderPhone = (country: CountryCode): string => toE164(examplePhone(country), country)

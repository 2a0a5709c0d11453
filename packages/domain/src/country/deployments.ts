import { type CountryCode, countryCodes } from './country-code.ts'
import type { CountryRow } from './country-row.ts'
import type { Deployment, Links } from './deployment.ts'
import { asia } from './records-asia.ts'
import { europe } from './records-europe.ts'
import { middleEast } from './records-middle-east.ts'

const rows: Readonly<Record<CountryCode, CountryRow>> = { ...asia, ...europe, ...middleEast }

/** Countries with more than one zone. The one in the row is where most of its people are. */
const otherTimezones: Partial<Record<CountryCode, readonly string[]>> = {
  MY: ['Asia/Kuching'],
  NO: ['Arctic/Longyearbyen'],
  CY: ['Asia/Famagusta'],
}

/** Where businesses sign up through a partner programme. */
const partnerCountries: readonly CountryCode[] = ['HK', 'MY', 'PH', 'PK', 'SG', 'TH', 'TW', 'BD', 'HU', 'FI']

function linksOf(country: CountryCode, host: string): Links {
  return {
    privacy: '/privacy',
    terms: '/termsandconditions',
    documentation: `https://docs.${host}`,
    partnerSignUp: partnerCountries.includes(country) ? `https://partner.${host}` : null,
  }
}

function deploymentOf(country: CountryCode): Deployment {
  const [name, brand, currency, languages, phonePrefix, timezone, registrationType, region, ...centre] =
    rows[country]
  const [latitude, longitude] = centre
  const host = `${country.toLowerCase()}.beckon.example`
  return {
    country,
    name,
    brand,
    currency,
    languages,
    defaultLanguage: languages[0] ?? 'en',
    phonePrefix,
    timezone,
    otherTimezones: otherTimezones[country] ?? [],
    defaultPaymentMethod: 'CASH_ON_DELIVERY',
    registrationType,
    environment: 'prd',
    region,
    minimumEta: 15,
    mapCentre: { latitude, longitude },
    domains: [host],
    links: linksOf(country, host),
    supportEmail: `help@${host}`,
  }
}

/** The record of each country, as it is in production; a start puts its own environment in. */
export const deployments = Object.fromEntries(
  countryCodes.map((country) => [country, deploymentOf(country)]),
) as Readonly<Record<CountryCode, Deployment>>

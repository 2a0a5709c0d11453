import { type CountryCode, countryCodes } from './country-code.ts'
import type { Deployment, Links } from './deployment.ts'
import { countries } from './records/index.ts'

const linksOf = (hasPartnerSignUp: boolean, host: string): Links => ({
  privacy: '/privacy',
  terms: '/termsandconditions',
  documentation: `https://docs.${host}`,
  partnerSignUp: hasPartnerSignUp ? `https://partner.${host}` : null,
})

function deploymentOf(country: CountryCode): Deployment {
  const record = countries[country]
  const host = `${country.toLowerCase()}.beckon.example`
  return {
    country,
    name: record.name,
    brand: record.brand,
    currency: record.currency,
    languages: record.languages,
    defaultLanguage: record.languages[0] ?? 'en',
    phonePrefix: record.phonePrefix,
    timezone: record.timezone,
    otherTimezones: record.otherTimezones ?? [],
    defaultPaymentMethod: 'CASH_ON_DELIVERY',
    registrationType: record.registrationType,
    environment: 'prd',
    region: record.region,
    minimumEta: 15,
    mapCentre: record.mapCentre,
    domains: [host],
    links: linksOf(record.hasPartnerSignUp ?? false, host),
    supportEmail: `help@${host}`,
  }
}

/** The deployment of each country, as it is in production; a start puts its own environment in. */
export const deployments = Object.fromEntries(
  countryCodes.map((country) => [country, deploymentOf(country)]),
) as Readonly<Record<CountryCode, Deployment>>

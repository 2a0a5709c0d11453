import type { CountryCode } from '@beckon/domain/country'
import type { Deployments } from './deployments.ts'

export type Choice =
  | { readonly ok: true; readonly country: CountryCode }
  /** The header names a country that we do not serve. */
  | { readonly ok: false }

interface Asked {
  readonly host: string
  readonly header: string | undefined
  /** The request is one of the console or of a program of operators. */
  readonly isOperated: boolean
}

/**
 * Returns the country of a request: of its host (`hu.localhost`, or a domain of a deployment), else of the header
 * `x-country`, else the default. For the requests of operators, who choose a country on a page of any host, the header
 * comes first.
 */
export function countryChooser(deployments: Deployments, defaultCountry: CountryCode) {
  const byName = new Map<string, CountryCode>()
  for (const [country, deployment] of deployments) {
    byName.set(`${country.toLowerCase()}.localhost`, country)
    for (const domain of deployment.domains) byName.set(domain.toLowerCase(), country)
  }
  const known = new Map([...deployments.keys()].map((country) => [country.toString(), country]))
  return ({ host, header, isOperated }: Asked): Choice => {
    const named = byName.get(host.toLowerCase().replace(/\.$/, ''))
    if (named && !(isOperated && header !== undefined)) return { ok: true, country: named }
    if (header === undefined) return { ok: true, country: defaultCountry }
    const requested = known.get(header.toUpperCase())
    return requested ? { ok: true, country: requested } : { ok: false }
  }
}

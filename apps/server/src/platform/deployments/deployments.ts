import {
  type CountryCode,
  checkDeployment,
  countryCodes,
  type Deployment,
  deployments,
  type Links,
} from '@beckon/domain/country'
import type { Config } from '../config.ts'

export type Deployments = ReadonlyMap<CountryCode, Deployment>

export type DeploymentsResult =
  | { readonly ok: true; readonly deployments: Deployments }
  | { readonly ok: false; readonly errors: readonly string[] }

/** Every country's record with the environment of this start; checked, one clear line for each fault. */
export function checkDeployments({ environment }: Pick<Config, 'environment'>): DeploymentsResult {
  const checked = new Map<CountryCode, Deployment>()
  const errors: string[] = []
  for (const country of countryCodes) {
    const record = deployments[country]
    const links = environment === 'san' ? ownPages(record.links) : record.links
    const result = checkDeployment({ ...record, environment, links })
    if (result.ok) checked.set(country, result.deployment)
    else errors.push(...result.violations)
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, deployments: checked }
}

/** A rehearsal has no programme for partners and no handbook on other hosts: no link leads nowhere. */
const ownPages = (links: Links): Links => ({ ...links, documentation: null, partnerSignUp: null })

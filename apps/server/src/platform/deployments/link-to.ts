import type { Deployment } from '@beckon/domain/country'
import type { Config } from '../config.ts'

/**
 * The address of a page of a deployment, on its own domain. Never made from a request's host: whoever asks for a
 * mail must not choose where its link leads.
 */
export function linkTo(
  { port, defaultCountry }: Pick<Config, 'port' | 'defaultCountry'>,
  { country, environment, domains }: Deployment,
  path: `/${string}`,
): string {
  const [domain] = domains
  if (environment === 'prd' && domain !== undefined) return `https://${domain}${path}`
  const host = country === defaultCountry ? 'localhost' : `${country.toLowerCase()}.localhost`
  return `http://${host}:${port}${path}`
}

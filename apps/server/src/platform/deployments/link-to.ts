import type { Deployment } from '@beckon/domain/country'
import type { Config } from '../config.ts'

type Here = Pick<Config, 'port' | 'defaultCountry'>

/**
 * The address of a page of a deployment, on its own domain. Never made from a request's host: the client that requests
 * an email must not choose where its link leads.
 */
export function linkTo(config: Here, deployment: Deployment, path: `/${string}`): string {
  const { port, defaultCountry } = config
  const { country, environment, domains } = deployment
  const [domain] = domains
  if (environment === 'prd' && domain !== undefined) return `https://${domain}${path}`
  const host = country === defaultCountry ? 'localhost' : `${country.toLowerCase()}.localhost`
  return `http://${host}:${port}${path}`
}

/** Every name under which a deployment answers, its own first: the default country has two where it is rehearsed. */
export function portalOrigins(config: Here, deployment: Deployment): readonly string[] {
  const own = new URL(linkTo(config, deployment, '/')).origin
  if (deployment.environment === 'prd') return [own]
  return [...new Set([own, `http://${deployment.country.toLowerCase()}.localhost:${config.port}`])]
}

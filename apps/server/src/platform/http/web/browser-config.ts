import { type BrowserConfig, browserConfig } from '@beckon/contract'
import type { CountryCode, Deployment } from '@beckon/domain/country'
import { flagRegionOf } from '@beckon/domain/flag'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/** Sources of the map of a country, and its centre. */
export type MapSource = BrowserConfig['map']

/** Parts of `/config.json` that are not of the deployment alone. */
export interface ConfigSources {
  readonly mapOf: (deployment: Deployment) => MapSource | Promise<MapSource>
  readonly embedOriginsOf: (country: CountryCode) => Promise<readonly string[]>
  readonly textVersionsOf: (country: CountryCode) => Promise<Readonly<Record<string, string>>>
  readonly picturesOf: (country: CountryCode) => Promise<BrowserConfig['pictures']>
}

/** `GET /config.json`: the deployment of the host, or of the country that an operator chose in the console. */
export function useBrowserConfig(
  app: FastifyInstance,
  { flagsUrls, helpUrls, gateway }: Pick<Config, 'flagsUrls' | 'helpUrls' | 'gateway'>,
  { mapOf, embedOriginsOf, textVersionsOf, picturesOf }: ConfigSources,
): void {
  app.get('/config.json', { schema: { response: { 200: browserConfig } } }, async (request, reply) => {
    const { deployment } = request
    const { country } = deployment
    const [map, origins, versions, pictures] = await Promise.all([
      mapOf(deployment),
      embedOriginsOf(country),
      textVersionsOf(country),
      picturesOf(country),
    ])
    const flagsUrl = flagsUrls[flagRegionOf(deployment.region)] ?? null
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'x-country')
      .send({
        ...configOf(deployment, map, origins),
        text_versions: { ...versions },
        pictures: { ...pictures },
        flags_url: flagsUrl,
        help_url: helpUrls[flagRegionOf(deployment.region)] ?? null,
        gateway_origin: gateway?.merchants[country] ? new URL(gateway.url).origin : null,
      })
  })
}

function configOf(
  deployment: Deployment,
  map: MapSource,
  origins: readonly string[],
): Omit<BrowserConfig, 'flags_url' | 'help_url' | 'gateway_origin' | 'text_versions' | 'pictures'> {
  return {
    country: deployment.country,
    country_name: deployment.name,
    brand: deployment.brand,
    currency: deployment.currency,
    languages: [...deployment.languages],
    default_language: deployment.defaultLanguage,
    phone_prefix: deployment.phonePrefix,
    timezone: deployment.timezone,
    default_payment_method: deployment.defaultPaymentMethod,
    registration_type: deployment.registrationType,
    environment: deployment.environment,
    region: deployment.region,
    minimum_eta: deployment.minimumEta,
    links: {
      privacy: deployment.links.privacy,
      terms: deployment.links.terms,
      documentation: deployment.links.documentation,
      partner_sign_up: deployment.links.partnerSignUp,
    },
    support_email: deployment.supportEmail,
    embed_origins: [...origins],
    map,
  }
}

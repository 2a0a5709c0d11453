import type { CountryCode } from '@beckon/domain/country'
import type { CardProvider } from '@beckon/domain/payment'
import type { Config } from '../../../../platform/config.ts'
import type { CardGateway } from './card-gateway.ts'
import { cybersourceCreditCard } from './cybersource-credit-card.ts'
import { gatewayClient } from './gateway-client.ts'
import { genericCreditCard } from './generic-credit-card.ts'
import type { GatewayConnection } from './sandbox-gateway.ts'
import { taiwanCreditCard } from './taiwan-credit-card.ts'

const adapters: Readonly<Record<CardProvider, (connection: GatewayConnection) => CardGateway>> = {
  generic_creditcard: genericCreditCard,
  cybersource_creditcard: cybersourceCreditCard,
  taiwan_creditcard: taiwanCreditCard,
}

export interface Gateways {
  /** Undefined where the country has no merchant. */
  of(country: CountryCode, provider: CardProvider): CardGateway | undefined
  /** The secrets that may sign the country's webhooks. */
  secretsOf(country: CountryCode): readonly string[]
  /** The countries that have a merchant. */
  readonly countries: readonly CountryCode[]
}

/** The gateway of the configuration, as the merchant of each country. */
export function connectGateways(gateway: Config['gateway']): Gateways {
  const merchants = gateway?.merchants ?? {}
  return {
    // Its keys are countries: the configuration checks them.
    countries: Object.keys(merchants) as CountryCode[],
    secretsOf: (country) => {
      const { webhookSecret, earlierWebhookSecret } = merchants[country] ?? {}
      return [webhookSecret, earlierWebhookSecret].filter((secret) => secret !== undefined)
    },
    of(country, provider) {
      const merchant = merchants[country]
      if (!gateway || !merchant) return undefined
      const { url, apiUrl, timeLimitMs } = gateway
      const client = gatewayClient({ apiUrl, apiKey: merchant.apiKey, timeLimitMs })
      return adapters[provider]({ client, url })
    },
  }
}

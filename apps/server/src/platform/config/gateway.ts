import { type CountryCode, isCountryCode } from '@beckon/domain/country'
import { z } from 'zod'
import { numberFrom } from './values.ts'

/** Of one country, which is a merchant of its own. All are secret. */
export interface GatewayMerchant {
  readonly apiKey: string
  readonly webhookSecret: string
  /** Accepted beside the present one while the gateway changes over. */
  readonly earlierWebhookSecret?: string
}

/** How the card gateway is reached. */
export interface GatewayAccess {
  /** The origin of the pages that browsers show. */
  readonly url: string
  /** Where the server calls it. */
  readonly apiUrl: string
  readonly merchants: Readonly<Partial<Record<CountryCode, GatewayMerchant>>>
  /** How long a call may take; 5 seconds where absent. Paying with a card may take three times as long. */
  readonly timeLimitMs?: number | undefined
}

const merchant = z
  .strictObject({
    api_key: z.string().min(16),
    webhook_secret: z.string().min(16),
    earlier_webhook_secret: z.string().min(16).optional(),
  })
  .transform(
    ({
      api_key: apiKey,
      webhook_secret: webhookSecret,
      earlier_webhook_secret: earlier,
    }): GatewayMerchant => ({
      apiKey,
      webhookSecret,
      ...(earlier === undefined ? {} : { earlierWebhookSecret: earlier }),
    }),
  )

const WANTED = 'must be JSON: for each country an api_key and a webhook_secret of 16 characters or more'

/** The keys of all merchants, by country. */
export const gatewayKeys = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: WANTED })
      return z.NEVER
    }
  })
  .pipe(
    z.record(
      z.string().refine(isCountryCode, WANTED),
      // The value is secret, so the message does not repeat it.
      z.unknown().transform((value, context) => {
        const parsed = merchant.safeParse(value)
        if (parsed.success) return parsed.data
        context.addIssue({ code: 'custom', message: WANTED })
        return z.NEVER
      }),
      WANTED,
    ),
  )
  .optional()

export const gatewaySeconds = numberFrom(1, 60, 'number of seconds').optional()

/** Undefined where cards cannot be taken. */
export function gatewayOf(values: {
  readonly GATEWAY_URL?: string | undefined
  readonly GATEWAY_KEYS?: Readonly<Record<string, GatewayMerchant>> | undefined
  readonly GATEWAY_SECONDS?: number | undefined
}): GatewayAccess | undefined {
  const { GATEWAY_URL: url, GATEWAY_KEYS: merchants, GATEWAY_SECONDS: seconds } = values
  if (url === undefined || merchants === undefined) return undefined
  return { url, apiUrl: url, merchants, ...(seconds === undefined ? {} : { timeLimitMs: seconds * 1000 }) }
}

import { Agent } from 'node:https'
import { isIP } from 'node:net'
import type { VapidKeyRing, VapidKeys } from '../../../../platform/auth/vapid-keys.ts'
import { type AddressCheck, checkedLookup } from '../../../../platform/outgoing/public-address.ts'

export interface PushSubscriptionKeys {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly body: string
  /** Seconds for which the push service keeps the message. */
  readonly ttl: number
  /** A later message of the same topic replaces this one. */
  readonly topic: string
}

export type PushResult = 'sent' | 'gone' | 'refused'

/** Sends an encrypted message to a push service. Throws where the service cannot be reached or has an error. */
export type SendPush = (subscription: PushSubscriptionKeys, message: PushMessage) => Promise<PushResult>

export interface PushSettings {
  /** The newest first; a subscription is bound to one of them. */
  readonly keys: () => Promise<VapidKeyRing>
  /** Mail address or page of the operator. */
  readonly subject: string
  readonly isAllowed: AddressCheck
  /** Certificates of further authorities, for tests. */
  readonly ca?: string
}

const TIMEOUT_MS = 10_000

/** Creates the sender. The library is loaded with the first message. */
export function createSendPush({ keys, subject, isAllowed, ca }: PushSettings): SendPush {
  const agent = new Agent({ lookup: checkedLookup(isAllowed), ...(ca ? { ca } : {}) })
  return async ({ endpoint, p256dh, auth }, { body, ttl, topic }) => {
    // Node does not look up a host that is an address.
    const host = new URL(endpoint).hostname.replace(/^\[|\]$/gu, '')
    if (isIP(host) !== 0 && !isAllowed(host)) return 'refused'
    const { default: webPush } = await import('web-push')
    const send = async (pair: VapidKeys): Promise<PushResult> => {
      const options = {
        vapidDetails: { ...pair, subject },
        urgency: 'high' as const,
        ...{ TTL: ttl, topic, agent, timeout: TIMEOUT_MS },
      }
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, body, options)
        return 'sent'
      } catch (error) {
        const status = error instanceof webPush.WebPushError ? error.statusCode : 0
        if (status === 404 || status === 410) return 'gone'
        // A message that the service does not take is not taken the next time either.
        if (status >= 400 && status < 500 && status !== 429) return 'refused'
        throw error
      }
    }
    // A push service refuses every key but the one that the subscription was made with.
    for (const pair of await keys()) {
      const result = await send(pair)
      if (result !== 'refused') return result
    }
    return 'refused'
  }
}

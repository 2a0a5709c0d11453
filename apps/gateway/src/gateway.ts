import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './database/connect.ts'
import type { GatewayKeys } from './secrets.ts'

/** Dependencies of every part of the gateway. */
export interface Gateway {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly keys: GatewayKeys
  /** The merchant of an API key; undefined for an unknown key. */
  readonly merchantOf: (apiKey: string) => string | undefined
  readonly webhookSecretOf: (merchant: string) => string | undefined
  /** Where its pages are, for browsers. */
  readonly origin: () => string
  /** Signals that work may have become due earlier than planned. */
  readonly wake: () => void
}

import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Database } from './database/connect.ts'
import type { GatewayKeys } from './secrets.ts'

/** What every part of the gateway works with. */
export interface Gateway {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly keys: GatewayKeys
  /** Whose key this is; undefined for nobody's. */
  readonly merchantOf: (apiKey: string) => string | undefined
  readonly webhookSecretOf: (merchant: string) => string | undefined
  /** Where its pages are, for browsers. */
  readonly origin: () => string
  /** Says that something may have become due sooner than was thought. */
  readonly wake: () => void
}

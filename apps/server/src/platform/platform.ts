import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { Logger } from 'pino'
import type { Callers } from './auth/callers.ts'
import type { PasswordCheck } from './auth/passwords/password-hash.ts'
import type { Sight } from './auth/sight.ts'
import type { Sealer } from './auth/sealer.ts'
import type { SigningPurpose } from './auth/key-purposes.ts'
import type { Signer } from './auth/signer.ts'
import type { Background } from './background.ts'
import type { Bus } from './bus/bus.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { Reads } from './database/replica/reads.ts'
import type { Files } from './files/files.ts'
import type { Health } from './health.ts'
import type { Framing } from './http/web/framing.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Tracer } from './tracing/tracer.ts'
import type { Retention } from './retention.ts'

/** Services for every capability. The platform imports none of them; they register with it. */
export interface Platform {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly db: Database
  /** Reads of exports, histories and numbers, which a replica may answer. */
  readonly reads: Reads
  /** For connections of a service's own. */
  readonly databaseUrl: string
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly live: LiveHub
  readonly bus: Bus
  readonly callers: Callers
  readonly sight: Sight
  /** Slow hashes of passwords and codes, with one queue for the process. */
  readonly passwords: PasswordCheck
  readonly sealer: Sealer
  readonly framing: Framing
  readonly background: Background
  readonly retention: Retention
  readonly files: Files
  readonly health: Health
  readonly metrics: Metrics
  /** Undefined: tracing is off. */
  readonly tracer: Tracer | undefined
  /** How old a value that `recentlyRead` keeps may be; 0 in tests, which change the tables themselves. */
  readonly recentMs: number
  /** The record of a country, with this start's environment in it. */
  deploymentOf(country: CountryCode): Deployment
  /** The signer of a purpose, with keys of its own that every process shares. */
  signer(purpose: SigningPurpose): Signer
}

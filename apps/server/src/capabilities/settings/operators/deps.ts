import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { FastifyBaseLogger } from 'fastify'
import type { PasswordCheck } from '../../../platform/auth/passwords/password-hash.ts'
import type { Sealer } from '../../../platform/auth/sealer.ts'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { AddressLimits } from '../../../platform/auth/within-limits.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { NotifyService } from '../notify/index.ts'

export interface OperatorDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly environment: Config['environment']
  readonly signer: Signer
  readonly sealer: Sealer
  readonly passwords: PasswordCheck
  readonly limits: AddressLimits
  readonly notify: NotifyService
  /** The address of a page of the console. */
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}

/** A person who is not logged in yet. */
export interface Visitor {
  readonly country: CountryCode
  readonly deployment: Deployment
  readonly address: string
  readonly userAgent: string
  readonly language: string
  readonly log: Pick<FastifyBaseLogger, 'info'>
}

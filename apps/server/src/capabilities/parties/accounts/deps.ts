import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Sampler } from '../../../platform/sampler.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { VendorsService } from '../vendors/index.ts'
import type { AddressLimits } from './limits.ts'
import type { PasswordCheck } from '../../../platform/auth/passwords/password-hash.ts'

export interface AccountDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly signer: Signer
  readonly passwords: PasswordCheck
  readonly limits: AddressLimits
  /** Samples the refusals for too many attempts that are recorded. */
  readonly sampleWaits: Sampler
  readonly notify: NotifyService
  readonly vendors: VendorsService
  /** Whether registration is closed in this country at the moment. */
  readonly isClosed: (country: CountryCode) => Promise<boolean>
  /** The address of a page on the deployment's own domain. */
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}

/** The visitor's address, browser and language. */
export interface Visitor {
  readonly country: CountryCode
  readonly deployment: Deployment
  readonly address: string
  readonly userAgent: string
  readonly language: string
}

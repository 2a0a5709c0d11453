import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { NetworkLimit } from '../../../platform/attempts.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { AccountsService } from '../accounts/index.ts'
import type { RiderListener } from './rider-listener.ts'

export interface RiderDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly files: Pick<Files, 'read'>
  readonly signer: Signer
  readonly notify: Pick<NotifyService, 'canReach' | 'send'>
  readonly parameters: Pick<ParametersService, 'of'>
  readonly deploymentOf: (country: CountryCode) => Deployment
  readonly passwords: AccountsService['passwords']
  readonly recordingRefusals: AccountsService['recordingRefusals']
  /** Codes and links that one network may try. */
  readonly guessLimit: NetworkLimit
  /** The address of a page on the deployment's own domain. */
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
  /** Calls the listeners, in the transaction of the change. */
  readonly changed: RiderListener
}

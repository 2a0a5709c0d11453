import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { PressureService } from '../../ordering/pressure/index.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { ProofsService } from '../proofs/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of sharing. */
export interface SharingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly orders: OrdersService
  readonly vendors: VendorsService
  readonly pressure: Pick<PressureService, 'conditionsFor'>
  readonly proofs: Pick<ProofsService, 'forCustomer' | 'photoForCustomer'>
  readonly notify: Pick<NotifyService, 'send'>
  readonly isOn: (country: CountryCode, flag: FlagName) => Promise<boolean>
  readonly signer: Signer
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}

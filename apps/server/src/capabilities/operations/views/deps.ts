import type { Deployment } from '@beckon/domain/country'
import type { Sight } from '../../../platform/auth/sight.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

export interface ViewDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly sight: Sight
  readonly vendors: Pick<VendorsService, 'load'>
  readonly orders: Pick<OrdersService, 'load' | 'ownerOf'>
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}

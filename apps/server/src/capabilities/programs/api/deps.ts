import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DecisionsService } from '../../fulfilment/decisions/index.ts'
import type { ProofsService } from '../../fulfilment/proofs/index.ts'
import type { SharingService } from '../../fulfilment/sharing/index.ts'
import type { BulkService } from '../../ordering/bulk/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { PricingService } from '../../ordering/pricing/index.ts'
import type { VouchersService } from '../../ordering/vouchers/index.ts'
import type { DropOffsService } from '../../parties/drop-offs/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the calls of programs. */
export interface ApiDeps {
  readonly db: Database
  readonly clock: Clock
  readonly vendors: VendorsService
  readonly pricing: PricingService
  readonly vouchers: VouchersService
  readonly orders: OrdersService
  readonly decisions: DecisionsService
  readonly proofs: ProofsService
  readonly sharing: SharingService
  readonly bulk: BulkService
  readonly dropOffs: DropOffsService
}

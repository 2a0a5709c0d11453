import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DecisionsService } from '../../fulfilment/decisions/index.ts'
import type { MessagesService } from '../../fulfilment/messages/index.ts'
import type { ProofsService } from '../../fulfilment/proofs/index.ts'
import type { SharingService } from '../../fulfilment/sharing/index.ts'
import type { OrdersService } from '../../ordering/orders/index.ts'
import type { PricingService } from '../../ordering/pricing/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the order desk: it reads by itself, and acts through the use cases of the shop. */
export interface DeskDeps {
  readonly db: Database
  readonly clock: Clock
  readonly orders: Pick<
    OrdersService,
    'load' | 'lock' | 'present' | 'riderOf' | 'ownerOf' | 'cancel' | 'edit' | 'refundOf'
  >
  readonly vendors: Pick<VendorsService, 'load'>
  readonly pricing: Pick<PricingService, 'quote'>
  readonly decisions: Pick<DecisionsService, 'decide' | 'price'>
  readonly messages: Pick<MessagesService, 'conversationOf' | 'writeForShop' | 'seeForShop'>
  readonly proofs: Pick<ProofsService, 'all' | 'anyPhoto'>
  readonly sharing: Pick<SharingService, 'sendLink'>
}

import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

export interface ShopUploadDeps {
  readonly db: Database
  readonly clock: Clock
  readonly vendors: Pick<VendorsService, 'codesIn' | 'openMany'>
}

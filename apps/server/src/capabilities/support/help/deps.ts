import type { Database } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AccountsService } from '../../parties/accounts/index.ts'
import type { NotifyService } from '../../settings/notify/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

export interface HelpDeps extends Pick<Platform, 'clock' | 'jobs' | 'files' | 'deploymentOf' | 'config'> {
  readonly db: Database
  readonly signer: ReturnType<Platform['signer']>
  readonly vendors: Pick<VendorsService, 'vendorFor'>
  readonly accounts: Pick<AccountsService, 'isSignedIn'>
  readonly notify: Pick<NotifyService, 'send' | 'canReach'>
}

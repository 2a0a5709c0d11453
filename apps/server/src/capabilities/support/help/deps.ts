import type { Database } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AccountsDoor } from '../../parties/accounts/index.ts'
import type { NotifyDoor } from '../../settings/notify/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'

export interface HelpParts extends Pick<Platform, 'clock' | 'jobs' | 'deploymentOf' | 'config'> {
  readonly db: Database
  readonly signer: ReturnType<Platform['signer']>
  readonly vendors: Pick<VendorsDoor, 'actFor'>
  readonly accounts: Pick<AccountsDoor, 'isSignedIn'>
  readonly notify: Pick<NotifyDoor, 'send' | 'canReach'>
}

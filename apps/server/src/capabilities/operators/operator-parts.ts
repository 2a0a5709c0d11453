import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { AccountsDoor } from '../accounts/index.ts'
import type { FlagsDoor } from '../flags/index.ts'
import type { ParametersDoor } from '../parameters/index.ts'
import type { PlatformsDoor } from '../platforms/index.ts'
import type { TextsDoor } from '../texts/index.ts'
import type { VendorsDoor } from '../vendors/index.ts'

/** The doors of what operators look after. */
export interface OperatorNeeds {
  readonly flags: FlagsDoor
  readonly parameters: ParametersDoor
  readonly vendors: VendorsDoor
  readonly accounts: AccountsDoor
  readonly platforms: PlatformsDoor
  readonly texts: TextsDoor
}

export interface OperatorParts extends OperatorNeeds {
  readonly db: Database
  readonly clock: Clock
}

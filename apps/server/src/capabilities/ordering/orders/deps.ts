import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { ParametersDoor } from '../../settings/parameters/index.ts'
import type { PlacesDoor } from '../../parties/places/index.ts'
import type { PricingDoor } from '../pricing/index.ts'
import type { TextsDoor } from '../../settings/texts/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'
import type { MoveListener } from './change/move-listener.ts'

/** What the use cases of orders work with. */
export interface OrderParts {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly vendors: VendorsDoor
  readonly parameters: ParametersDoor
  readonly places: PlacesDoor
  readonly pricing: PricingDoor
  readonly speak: TextsDoor['speak']
  readonly listeners: MoveListener[]
  readonly isOn: (country: CountryCode, flag: FlagName) => Promise<boolean>
}

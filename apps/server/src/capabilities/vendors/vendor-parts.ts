import type { Deployment } from '@beckon/domain/country'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { NotifyDoor } from '../notify/index.ts'

export interface VendorParts {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly notify: NotifyDoor
  readonly linkTo: (deployment: Deployment, path: `/${string}`) => string
}

import type { Signer } from '../../../platform/auth/signer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { PlacesService } from '../../parties/places/index.ts'
import type { PressureService } from '../pressure/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of pricing. */
export interface PricingDeps {
  readonly clock: Clock
  readonly signer: Signer
  readonly vendors: VendorsService
  readonly parameters: ParametersService
  readonly places: PlacesService
  readonly pressure: Pick<PressureService, 'conditionsFor' | 'refusalFor'>
}

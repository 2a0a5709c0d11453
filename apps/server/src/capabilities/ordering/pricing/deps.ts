import type { Signer } from '../../../platform/auth/signer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { ParametersDoor } from '../../settings/parameters/index.ts'
import type { PlacesDoor } from '../../parties/places/index.ts'
import type { VendorsDoor } from '../../parties/vendors/index.ts'

/** Dependencies of the use cases of pricing. */
export interface PricingParts {
  readonly clock: Clock
  readonly signer: Signer
  readonly vendors: VendorsDoor
  readonly parameters: ParametersDoor
  readonly places: PlacesDoor
}

import type { BodyOf, deliveryCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { VendorRow } from '../../parties/vendors/index.ts'

export type DeliveryType = BodyOf<typeof deliveryCalls.quoteFee>['delivery_type']

/** A way that is asked about: from where to where, for whom, and whether the rider is to collect cash. */
export interface Delivery {
  readonly vendor: VendorRow
  readonly deployment: Deployment
  readonly source: Point
  readonly destination: Point
  readonly type: DeliveryType
  readonly cash: boolean
  /** Seconds since 1970; null for as soon as possible. */
  readonly collectAt: number | null
}

import type { BodyOf, deliveryCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { VendorRow } from '../../parties/vendors/index.ts'

export type DeliveryType = BodyOf<typeof deliveryCalls.quoteFee>['delivery_type']

/** A delivery to be priced: from, to, the vendor, and whether the rider collects cash. */
export interface Delivery {
  readonly vendor: VendorRow
  readonly deployment: Deployment
  readonly source: Point
  readonly destination: Point
  readonly type: DeliveryType
  readonly cash: boolean
  /** Seconds since 1970; null for as soon as possible. */
  readonly collectAt: number | null
  /** The order that is changed, where it is not a new one. */
  readonly changedOrderId?: string
}

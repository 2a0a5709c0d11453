import type { OrderRecord, RiderInfo } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'

export interface Viewer {
  readonly userId: string
  readonly country: CountryCode
  /** A grant: these vendors and no others. */
  readonly vendorIds?: readonly string[]
}

export interface Subject {
  readonly vendorId: string
  readonly orderId: string
  readonly country: CountryCode
}

/** The hub as the capabilities use it; it imports none of them. */
export interface LiveHub {
  /** The vendors whose updates this user gets for `vendorId`; none: not allowed. */
  authorise(
    maySee: (viewer: Viewer, vendorId: string, includeOutlets: boolean) => Promise<readonly string[]>,
  ): void
  /** An order as its vendor sees it now; undefined: no update is sent. */
  presentOrder(present: (subject: Subject) => Promise<OrderRecord | undefined>): void
  presentRider(present: (subject: Subject) => Promise<RiderInfo | undefined>): void
  /** Grants of this country may have changed: their connections are closed and authorised again. */
  endGrants(country: CountryCode): void
  /** The rider of an order has moved. Latest wins: not in the outbox, not in the sequence, may be lost. */
  riderMoved(subject: Subject): void
}

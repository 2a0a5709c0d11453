import type { CountryCode } from '@beckon/domain/country'
import type { RiderProblem } from '@beckon/domain/rider'
import type { Generated } from 'kysely'
import type { Instant, OrderColumns } from '../../../platform/database/column-types.ts'

/** A word between the shop and its rider. */
export interface OrderMessageTable extends OrderColumns {
  position: number
  sender: 'vendor' | 'rider'
  /** Of the operator who wrote it for the shop. */
  operator_id: Generated<string | null>
  text: string
  /** The problem that the rider reported with it. */
  problem: Generated<RiderProblem | null>
  created_at: Instant
  seen_at: Instant | null
}

/** A number that connects two people who do not learn each other's. */
export interface MaskedCallTable extends OrderColumns {
  call_id: string
  country: CountryCode
  caller: 'vendor' | 'rider'
  callee: 'vendor' | 'rider' | 'customer'
  number: string
  code: string
  /** The rider who had the parcel then; another rider is not connected to it. */
  rider_id: string
  created_at: Instant
  expires_at: Instant
  /** When the call ended and the gateway confirmed it. */
  ended_at: Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    order_message: OrderMessageTable
    masked_call: MaskedCallTable
  }
}

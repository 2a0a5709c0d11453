import type { AnswerOf, BoardOffer, boardCalls } from '@beckon/contract'
import { zonesOf } from '@beckon/domain/board'
import { vendorOf } from '@beckon/domain/order'
import { sql } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { isOrderSeen } from './change-board.ts'
import type { BoardDeps } from './deps.ts'

interface OfferRow {
  readonly rider_id: string
  readonly rider_name: string | null
  readonly state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  readonly reason: string | null
  readonly made_at: Date
  readonly expires_at: Date
  readonly ended_at: Date | null
  readonly given_by: string | null
  readonly given_reason: string | null
  readonly taken_back_at: Date | null
  readonly taken_back_reason: string | null
  readonly operator_name: string | null
  readonly metres: number | null
  readonly seconds: number | null
  readonly parcels: number | null
}

/** Lists the riders who were asked for an order, and those who got it by hand, the oldest first. */
export async function offersOfOrder(
  deps: BoardDeps,
  { caller, country, params }: Context<typeof boardCalls.listBoardOffers>,
): Promise<AnswerOf<typeof boardCalls.listBoardOffers> | Refusal> {
  const seen = zonesOf(caller.grants, country, 'orders.read')
  if (!(await isOrderSeen(deps, country, params.id, seen))) return refuse('order.not-found')
  return { result: (await offerRows(deps.db, params.id)).map(presentOffer) }
}

async function offerRows(db: Database, orderId: string): Promise<readonly OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select offer.rider_id, rider.name as rider_name, offer.state, offer.reason, offer.made_at, offer.expires_at,
      offer.ended_at, offer.given_by, offer.given_reason, offer.taken_back_at, offer.taken_back_reason, offer.metres,
      offer.seconds, offer.parcels, coalesce(account.name, operator.name) as operator_name
    from offer
    left join rider on rider.rider_id = offer.rider_id
    left join operator_account as account on account.operator_id = coalesce(offer.taken_back_by, offer.given_by)
    left join operator on operator.operator_id = coalesce(offer.taken_back_by, offer.given_by)
    where offer.vendor_id = ${vendorOf(orderId) ?? ''} and offer.order_id = ${orderId}
    order by offer.position`.execute(db)
  return rows
}

function presentOffer(row: OfferRow): BoardOffer {
  const { metres, seconds, parcels } = row
  const ended = row.taken_back_at ?? row.ended_at
  const isGiven = row.given_by !== null
  return {
    rider_id: row.rider_id,
    rider_name: row.rider_name ?? row.rider_id,
    state: row.taken_back_at ? 'taken_back' : isGiven ? 'assigned' : row.state,
    reason: row.taken_back_reason ?? row.given_reason ?? row.reason,
    made_at: unixSeconds(row.made_at),
    expires_at: isGiven ? null : unixSeconds(row.expires_at),
    ended_at: ended && unixSeconds(ended),
    operator_name: row.operator_name,
    decision: parcels === null ? null : { metres, seconds, parcels },
  }
}

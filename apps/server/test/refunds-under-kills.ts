import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

type Query = (text: string) => Promise<Record<string, unknown>[]>

interface Killed {
  readonly kills: number
  readonly query: Query
  readonly call: (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ) => Promise<Response>
  readonly killServer: () => Promise<void>
  readonly startServer: () => Promise<void>
}

/** Paid orders without a rider; from now on they count as delivered. */
const endOrders = async (query: Query): Promise<readonly string[]> => {
  const ended = await query(`
    update orders set status = 'DELIVERED' from payment_intent as intent
    where intent.order_id = orders.order_id and intent.state = 'SUCCEEDED'
      and orders.status in ('WAITING_FOR_TRANSPORT', 'STALLED')
    returning orders.order_id`)
  if (ended.length === 0) throw new Error('no order to refund')
  return ended.map((row) => String(row['order_id']))
}

/** The orders of all refunds by hand, in the order of their ids; one that is refunded twice is there twice. */
export const refundsByHand = async (query: Query): Promise<readonly string[]> =>
  (await query(`select order_id from refund where cause = 'BY_HAND'`))
    .map((row) => String(row['order_id']))
    .toSorted()

/**
 * Refunds one unit of each paid order by hand, each under one id until there is an answer, while the server is killed
 * and started again. Returns the orders in the order of their ids.
 */
export async function refundUnderKills({ kills, query, ...server }: Killed): Promise<readonly string[]> {
  const orderIds = await endOrders(query)
  const state = { done: 0 }
  const refunds = orderIds.map(async (orderId) => {
    const path = `/api/ops/v1/refunds/${randomUUID()}`
    const body = { order_id: orderId, amount: 1, reason: 'under kills' }
    const headers = { authorization: 'Operator Demo-Operator-1234!' }
    for (;;) {
      const answer = await server.call('PUT', path, body, headers).catch(() => undefined)
      if (answer?.ok) break
      if (answer && answer.status < 500 && answer.status !== 409) throw new Error(await answer.text())
      await pause(20)
    }
    state.done += 1
  })
  for (let kill = 1; kill <= kills; kill += 1) {
    const wanted = Math.floor((orderIds.length * kill) / (kills + 1))
    while (state.done < wanted) await pause(2)
    await server.killServer()
    await server.startServer()
  }
  await Promise.all(refunds)
  return orderIds.toSorted()
}

import type { Board, BoardOffer, BoardOrder, BoardRider } from '@beckon/contract'
import { type Answered, send } from '../post.ts'
import { type SeededOperator, seedOperator } from '../seed/seed-operator.ts'
import { type DispatchWorld, startDispatchWorld } from './dispatch-world.ts'

type Headers = Readonly<Record<string, string>>

/** A dispatch world with two operators and the calls of the board. */
export interface BoardWorld extends DispatchWorld {
  readonly ana: SeededOperator
  readonly ben: SeededOperator
  /** The whole board, or what changed since a cursor. */
  board(since?: string, headers?: Headers): Promise<Board>
  orderOf(orderId: string): Promise<BoardOrder>
  riderOf(riderId: string): Promise<BoardRider>
  /** Changes an order as Ana, based on its present version or on that of the body. */
  change(orderId: string, how: string, body: object, headers?: Headers): Promise<Answered>
  setStops(riderId: string, stops: object, version?: string): Promise<Answered>
  offers(orderId: string): Promise<BoardOffer[]>
}

export async function startBoardWorld(): Promise<BoardWorld> {
  const world = await startDispatchWorld()
  const { server } = world
  const ana = await seedOperator(server, 'ana', ['SG', 'MY'])
  const ben = await seedOperator(server, 'ben', ['SG'])
  const ours = ana.headersIn('SG')
  const base = '/api/ops/v1/board'
  const board: BoardWorld['board'] = async (since, headers = ours) => {
    const query = since === undefined ? '' : `?since=${since}`
    return (await send(server, 'GET', `${base}${query}`, { headers })).result
  }
  const orderOf: BoardWorld['orderOf'] = async (orderId) =>
    found((await board()).orders.find(({ order_id: id }) => id === orderId))
  const riderOf: BoardWorld['riderOf'] = async (riderId) =>
    found((await board()).riders.find(({ rider_id: id }) => id === riderId))
  return {
    ...world,
    ...{ ana, ben, board, orderOf, riderOf },
    async change(orderId, how, body, headers = ours) {
      const { version } = await orderOf(orderId)
      const whole = { reason: 'a test', version, ...body }
      return send(server, 'POST', `${base}/orders/${orderId}/${how}`, { headers, body: whole })
    },
    async setStops(riderId, stops, version) {
      const seen = version ?? (await riderOf(riderId)).stops_version
      const body = { stops, version: seen, reason: 'a test' }
      return send(server, 'PUT', `${base}/riders/${riderId}/stops`, { headers: ours, body })
    },
    async offers(orderId) {
      return (await send(server, 'GET', `${base}/orders/${orderId}/offers`, { headers: ours })).result
    },
    async clear() {
      await world.clear()
      await server.platform.db.deleteFrom('rider_transfer').execute()
    },
  }
}

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('not on the board')
  return one
}

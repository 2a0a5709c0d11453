import { boardCalls } from '@beckon/contract'
import { zonesOf } from '@beckon/domain/board'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createBoards } from './board-of.ts'
import { assign, handOver, reorder, takeBack } from './change-board.ts'
import type { BoardDeps } from './deps.ts'
import { offersOfOrder } from './offers-of-order.ts'

/** The live board of operators: open orders and riders of a country, and their changes by hand. */
export function board(
  { db, clock, recentMs }: Pick<Platform, 'db' | 'clock' | 'recentMs'>,
  services: Omit<BoardDeps, 'db' | 'clock'>,
): { routes(app: FastifyInstance): void } {
  const deps: BoardDeps = { db, clock, ...services }
  const boards = createBoards(deps, recentMs)
  return {
    routes(app) {
      serve(app, boardCalls.getBoard, async ({ caller, country, query }) => ({
        result: await boards.of(country, zonesOf(caller.grants, country, 'orders.read'), query.since),
      }))
      serve(app, boardCalls.listBoardOffers, (context) => offersOfOrder(deps, context))
      serve(app, boardCalls.assignOrder, (context) => assign(deps, context))
      serve(app, boardCalls.takeOrderBack, (context) => takeBack(deps, context))
      serve(app, boardCalls.handOrderOver, (context) => handOver(deps, context))
      serve(app, boardCalls.setRiderStops, (context) => reorder(deps, context))
    },
  }
}

import { decisionCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderRow, OrdersDoor } from '../../ordering/orders/index.ts'
import { type Asked, askShop, type Question } from './ask-shop.ts'
import { decide, decideByDefault } from './decide.ts'
import type { DecisionParts } from './deps.ts'
import { giveChargesBack } from './give-charges-back.ts'
import { priceNewPin } from './new-pin.ts'

export interface DecisionsDoor {
  routes(app: FastifyInstance): void
  /** Asks the shop what to do with an order that is locked. */
  ask(tx: Tx, order: OrderRow, question: Question): Promise<void>
}

interface Neighbours extends Pick<DecisionParts, 'ledger' | 'vendors' | 'parameters' | 'places' | 'notify'> {
  readonly orders: DecisionParts['orders'] & Pick<OrdersDoor, 'onMoved'>
}

/** Questions to the shop about parcels that cannot go on by themselves, and what comes of the answers. */
export function decisions(platform: Platform, neighbours: Neighbours): DecisionsDoor {
  const { db, clock, jobs, config } = platform
  const parts: DecisionParts = {
    db,
    clock,
    jobs,
    linkTo: (deployment, path) => linkTo(config, deployment, path),
    ...neighbours,
  }
  neighbours.orders.onMoved((tx, moved) => giveChargesBack(parts, tx, moved))
  jobs.define<Asked>('decide-by-default', (asked) =>
    decideByDefault(parts, asked, ({ country }) => platform.deploymentOf(country)),
  )
  return {
    ask: (tx, order, question) => askShop(parts, tx, order, question),
    routes(app) {
      serve(app, decisionCalls.decide, ({ caller, deployment, params, body }) =>
        decide(parts, { user: caller, deployment, orderId: params.id, said: body }),
      )
      serve(app, decisionCalls.priceNewPin, ({ caller, deployment, params, body }) =>
        priceNewPin(parts, { user: caller, deployment, orderId: params.id, asked: body }),
      )
    },
  }
}

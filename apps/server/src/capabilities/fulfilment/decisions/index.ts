import { decisionCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { OrderRow, OrdersService } from '../../ordering/orders/index.ts'
import { adjustCharges } from './adjust-charges.ts'
import { type ShopQuestion, askShop, type Question } from './ask-shop.ts'
import { decide, decideByDefault, decideFor, type ShopChoice } from './decide.ts'
import type { DecisionDeps } from './deps.ts'
import { type PricedPoint, priceFor, priceNewPin } from './new-drop-off.ts'

export interface DecisionsService {
  routes(app: FastifyInstance): void
  /** Asks the shop what to do with an order that is locked. */
  ask(tx: Tx, order: OrderRow, question: Question): Promise<void>
  /** Answers an open question to the shop in its place. */
  decide(tx: Tx, choice: ShopChoice): Promise<Refusal | undefined>
  /** The price of another drop-off point, while a decision is open. */
  price(point: PricedPoint): ReturnType<typeof priceFor>
}

interface RequiredServices extends Pick<
  DecisionDeps,
  'ledger' | 'vendors' | 'parameters' | 'places' | 'notify'
> {
  readonly orders: DecisionDeps['orders'] & Pick<OrdersService, 'onMoved'>
}

/** Decisions of the shop about parcels with a problem, and their effects. */
export function decisions(platform: Platform, services: RequiredServices): DecisionsService {
  const { db, clock, jobs, config } = platform
  const deps: DecisionDeps = {
    db,
    clock,
    jobs,
    linkTo: (deployment, path) => linkTo(config, deployment, path),
    ...services,
  }
  services.orders.onMoved((tx, moved) => adjustCharges(deps, tx, moved))
  jobs.define<ShopQuestion>('decide-by-default', (body) =>
    decideByDefault(deps, body, ({ country }) => platform.deploymentOf(country)),
  )
  return {
    decide: (tx, choice) => decideFor(deps, tx, choice),
    price: (point) => priceFor(deps, point),
    ask: (tx, order, question) => askShop(deps, tx, order, question),
    routes(app) {
      serve(app, decisionCalls.decide, ({ caller, deployment, params, body }) =>
        decide(deps, { user: caller, deployment, orderId: params.id, decided: body }),
      )
      serve(app, decisionCalls.priceNewPin, ({ caller, deployment, params, body }) =>
        priceNewPin(deps, { user: caller, deployment, orderId: params.id, body: body }),
      )
    },
  }
}

import { programCalls } from '@beckon/contract'
import { daysOf, periodViolation } from '@beckon/domain/order'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/serve.ts'
import { isRefusal, refuse } from '../../../../platform/refusal.ts'
import type { ApiDeps } from '../deps.ts'
import { orderFor } from '../orders/order-for.ts'
import { vendorIdsFor } from '../orders/vendor-ids-for.ts'
import { secondsOf } from '../values.ts'
import { presentFigures, presentMoney } from './present-money.ts'

/** Calls about fees, payments and figures. */
export function moneyRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serve(app, programCalls.getOrderMoney, async ({ caller, params }) => {
    const order = await orderFor(deps, caller, params.id)
    return isRefusal(order) ? order : presentMoney(await deps.orders.present(order))
  })
  serve(app, programCalls.getFigures, async ({ caller, deployment, query }) => {
    const { country, timezone, currency } = deployment
    const period = { from: secondsOf(query.from), to: secondsOf(query.before) - 1 }
    if (periodViolation(period, timezone)) return refuse('history.period')
    const vendorIds = await vendorIdsFor(deps, caller, query.collection_point)
    if (isRefusal(vendorIds)) return vendorIds
    const times = { from: new Date(period.from * 1000), before: new Date((period.to + 1) * 1000) }
    const found = await deps.orders.sumsByDay({ country, vendorIds, ...times }, timezone)
    return presentFigures(found, daysOf(period, timezone), currency)
  })
}

import { orderDeskCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { cancelForShop, decideForShop, seeForShop, sendLinkForShop, writeForShop } from './act-for-shop.ts'
import { changeForShop, previewChange } from './change-for-shop.ts'
import type { DeskDeps } from './deps.ts'
import { deskOrder } from './desk-order.ts'
import { deskWay } from './desk-way.ts'
import { deskEvents } from './events/desk-events.ts'
import { findAnything } from './find-anything.ts'
import { keyOf, orderOfCountry } from './order-of-country.ts'
import { searchOrders } from './search-orders.ts'

export function orderDeskRoutes(app: FastifyInstance, deps: DeskDeps): void {
  readingRoutes(app, deps)
  serve(app, orderDeskCalls.cancelForShop, (context) => cancelForShop(deps, context))
  serve(app, orderDeskCalls.previewChange, (context) => previewChange(deps, context))
  serve(app, orderDeskCalls.changeForShop, (context) => changeForShop(deps, context))
  serve(app, orderDeskCalls.decideForShop, (context) => decideForShop(deps, context))
  serve(app, orderDeskCalls.priceForShop, async ({ deployment, params, body }) => {
    const key = keyOf(deps, params.id)
    return key ? deps.decisions.price({ key, deployment, to: body.location }) : refuse('order.not-found')
  })
  serve(app, orderDeskCalls.sendLinkForShop, (context) => sendLinkForShop(deps, context))
  serve(app, orderDeskCalls.writeForShop, (context) => writeForShop(deps, context))
  serve(app, orderDeskCalls.seeForShop, (context) => seeForShop(deps, context))
}

function readingRoutes(app: FastifyInstance, deps: DeskDeps): void {
  serve(app, orderDeskCalls.searchOrders, ({ caller, body }) => searchOrders(deps, caller, body))
  serve(app, orderDeskCalls.findAnything, ({ caller, body }) => findAnything(deps, caller, body.text))
  serve(app, orderDeskCalls.getDeskOrder, ({ caller, params }) => deskOrder(deps, caller, params.id))
  serve(app, orderDeskCalls.listDeskEvents, async ({ caller, country, params }) => {
    const order = await orderOfCountry(deps, country, params.id)
    return isRefusal(order) ? order : { result: await deskEvents(deps.db, caller, order) }
  })
  serve(app, orderDeskCalls.getDeskWay, async ({ country, params }) => {
    const order = await orderOfCountry(deps, country, params.id)
    return isRefusal(order) ? order : deskWay(deps, order)
  })
  serve(app, orderDeskCalls.getDeskPhoto, async ({ country, params }) => {
    const order = await orderOfCountry(deps, country, params.id)
    return isRefusal(order) ? order : deps.proofs.anyPhoto(order, params.photo)
  })
}

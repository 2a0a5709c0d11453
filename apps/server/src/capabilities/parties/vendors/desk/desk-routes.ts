import { shopCalls, shopHoursCalls, testShopCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/serve.ts'
import {
  setShopAddress,
  setShopArea,
  setShopFlag,
  setShopHours,
  setShopOpen,
  setShopPayments,
  setShopProfile,
} from './change-shop.ts'
import { inviteShopOwner, removeShopOwner } from './shop-access.ts'
import { type DeskDeps, shopForDesk } from './shop-for-desk.ts'
import { setShopTariff } from './shop-prices.ts'
import { listShops } from './shops-for-list.ts'
import { setTestShop } from './test-shop.ts'

/** The calls of operators about shops. */
export function deskRoutes(app: FastifyInstance, deps: DeskDeps): void {
  serve(app, shopCalls.listShops, (context) => listShops(deps.db, context.caller, context.body))
  serve(app, shopCalls.getShop, (context) => shopForDesk(deps, context))
  serve(app, shopCalls.setShopProfile, (context) => setShopProfile(deps, context))
  serve(app, shopCalls.setShopAddress, (context) => setShopAddress(deps, context))
  serve(app, shopCalls.setShopOpen, (context) => setShopOpen(deps, context))
  serve(app, testShopCalls.setTestShop, (context) => setTestShop(deps, context))
  serve(app, shopCalls.setShopArea, (context) => setShopArea(deps, context))
  serve(app, shopHoursCalls.setShopHours, (context) => setShopHours(deps, context))
  serve(app, shopCalls.setShopTariff, (context) => setShopTariff(deps, context))
  serve(app, shopCalls.setShopPayments, (context) => setShopPayments(deps, context))
  serve(app, shopCalls.setShopFlag, (context) => setShopFlag(deps, context))
  serve(app, shopCalls.inviteShopOwner, (context) => inviteShopOwner(deps, context))
  serve(app, shopCalls.removeShopOwner, (context) => removeShopOwner(deps, context))
}

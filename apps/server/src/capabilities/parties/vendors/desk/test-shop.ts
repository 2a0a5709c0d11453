import type { Shop, testShopCalls } from '@beckon/contract'
import { endedStatuses } from '@beckon/domain/order'
import { isOfTestMode } from '@beckon/domain/program'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { setTestShops } from '../test-vendors.ts'
import { changeShop } from './change-shop.ts'
import type { DeskDeps } from './shop-for-desk.ts'

/** Makes a shop, with its outlets, a test shop, or ends that. */
export function setTestShop(
  deps: DeskDeps,
  context: Context<typeof testShopCalls.setTestShop>,
): Promise<{ result: Shop } | Refusal> {
  const { params, body } = context
  if (isOfTestMode(params.id)) return Promise.resolve(refuse('shop.of-test-mode'))
  return changeShop(deps, context, async (vendor, tx) => {
    if (body.is_test_shop && (await hasOpenOrders(tx, params.id))) return refuse('shop.orders-underway')
    await setTestShops(tx, vendor, body.is_test_shop)
    return { before: describe(vendor.open_before_test !== null), after: describe(body.is_test_shop) }
  })
}

const describe = (isTestShop: boolean): string => (isTestShop ? 'test shop' : 'no test shop')

/** Locks the shop and its outlets first: a transaction that has just placed an order ends before. */
async function hasOpenOrders(tx: Tx, vendorId: string): Promise<boolean> {
  const shops = await tx
    .selectFrom('vendor')
    .select('vendor_id')
    .where((eb) => eb.or([eb('vendor_id', '=', vendorId), eb('parent_vendor_id', '=', vendorId)]))
    .orderBy('vendor_id')
    .forUpdate()
    .execute()
  const open = await tx
    .selectFrom('orders')
    .select('order_id')
    .where(
      'vendor_id',
      'in',
      shops.map(({ vendor_id: id }) => id),
    )
    .where('status', 'not in', endedStatuses)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

import type { Shop, shopCalls } from '@beckon/contract'
import type { Tariff } from '@beckon/domain/country'
import { asText, fromText } from '@beckon/domain/parameter'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { changeShop } from './change-shop.ts'
import type { DeskDeps } from './shop-for-desk.ts'

/** Sets prices of a shop, or takes them back. */
export async function setShopTariff(
  deps: DeskDeps,
  context: Context<typeof shopCalls.setShopTariff>,
): Promise<{ result: Shop } | Refusal> {
  const { tariff: text } = context.body
  const read = text === null ? null : fromText('tariff', text)
  if (read && !read.ok) return refuse('shop.tariff-invalid', { fields: { tariff: read.key } })
  const parameters = await deps.parameters.of(context.country)
  const describe = (tariff: Tariff | null) =>
    tariff && `prices ${asText({ ...parameters, tariff }, 'tariff')}`
  return changeShop(deps, context, (vendor) => ({
    before: describe(vendor.tariff),
    after: describe(read && read.value),
    columns: { tariff: read && JSON.stringify(read.value) },
  }))
}

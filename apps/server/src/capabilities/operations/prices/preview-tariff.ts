import type { AnswerOf, FeeComparison, priceCalls } from '@beckon/contract'
import type { Deployment, Tariff } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { fromText } from '@beckon/domain/parameter'
import { type ChargedOrder, type ComparedOrder, compareFees, tariffFee } from '@beckon/domain/pricing'
import { boundsOfDay, dayAfter, dayOf, daysBetween } from '@beckon/domain/time'
import { type Clock, unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import { type ChargedOrders, chargedOrders, ofCountry, ofShop } from './charged-orders.ts'

export interface PriceDeps {
  readonly db: Database
  readonly clock: Clock
  readonly vendors: Pick<VendorsService, 'load'>
  readonly parameters: Pick<ParametersService, 'of'>
}

const DAYS = 30
const DAY_MS = 86_400_000

/** Compares the fees of a shop in the last days with those of another tariff. */
export async function previewShopTariff(
  { db, clock, vendors }: PriceDeps,
  { deployment, params, query }: Context<typeof priceCalls.previewShopTariff>,
): Promise<AnswerOf<typeof priceCalls.previewShopTariff> | Refusal> {
  const vendor = await vendors.load(params.id)
  if (vendor?.country !== deployment.country || vendor.is_guest) return refuse('vendor.not-found')
  const tariff = readTariff(query.tariff)
  if (isRefusal(tariff)) return tariff
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS)
  const found = await chargedOrders(db, ofShop(vendor.vendor_id, since))
  return { result: { ...present(found, found.orders, { tariff, deployment }), days: DAYS } }
}

/** Compares the fees of a day in a country with those of another tariff. Shops with prices of their own are left out. */
export async function previewCountryTariff(
  deps: PriceDeps,
  { deployment, query }: Context<typeof priceCalls.previewCountryTariff>,
): Promise<AnswerOf<typeof priceCalls.previewCountryTariff> | Refusal> {
  const { country, currency, timezone } = deployment
  const tariff = readTariff(query.tariff)
  if (isRefusal(tariff)) return tariff
  const today = dayOf(unixSeconds(deps.clock.now()), timezone)
  const day = query.day ?? dayAfter(today, -1)
  const bounds = boundsOfDay(day, timezone)
  const ago = daysBetween(day, today)
  if (!bounds || ago < 0 || ago > DAYS)
    return refuse('tariff.day', { fields: { day: 'console.country.error.day' } })
  const between = { from: new Date(bounds.from * 1000), to: new Date(bounds.to * 1000) }
  const found = await chargedOrders(deps.db, ofCountry(country, between))
  const orders = found.orders.filter(({ hasOwnPrices }) => !hasOwnPrices)
  const { tariff: applied } = await deps.parameters.of(country)
  const isOther = ({ charged, distance, cash }: ChargedOrder) =>
    tariffFee({ tariff: applied, currency, distance, cash }).total.minor !== charged
  return {
    result: {
      ...present(found, orders, { tariff, deployment }),
      day,
      own_prices: found.orders.length - orders.length,
      other_fees: orders.filter(isOther).length,
    },
  }
}

function readTariff(text: string): Tariff | Refusal {
  const read = fromText('tariff', text)
  return read.ok ? read.value : refuse('shop.tariff-invalid', { fields: { tariff: read.key } })
}

interface Proposal {
  readonly tariff: Tariff
  readonly deployment: Pick<Deployment, 'currency'>
}

function present(
  { isPartial }: ChargedOrders,
  orders: readonly ChargedOrder[],
  { tariff, deployment: { currency } }: Proposal,
): FeeComparison {
  const { rises, falls, bars, charged, proposed, ...counts } = compareFees(orders, { tariff, currency })
  const decimal = (minor: number) => toDecimal({ minor, currency })
  const change = (order: ComparedOrder) => ({
    order_id: order.orderId,
    distance: order.distance,
    charged: decimal(order.charged),
    proposed: decimal(order.proposed),
  })
  return {
    ...counts,
    charged: decimal(charged),
    proposed: decimal(proposed),
    rises: rises.map(change),
    falls: falls.map(change),
    bars: bars.map((bar) => ({ ...bar, from: decimal(bar.from), to: decimal(bar.to) })),
    is_partial: isPartial,
  }
}

import type { Shop, shopCalls, ShopFlag } from '@beckon/contract'
import { type CountryParameters, type Deployment, paymentMethods } from '@beckon/domain/country'
import { flagDefinitions, flagsOfShop, shopFlagNames } from '@beckon/domain/flag'
import { endedStatuses } from '@beckon/domain/order'
import { asText } from '@beckon/domain/parameter'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { VendorDeps } from '../deps.ts'
import { loadVendor } from '../outlets/outlets.ts'
import { presentVendor } from '../present-vendor.ts'
import type { VendorRow } from '../vendor-row.ts'
import { withoutMembers } from '../vendors-for-selector.ts'
import { listedShop, listOutlets } from './shops-for-list.ts'

export type DeskDeps = Pick<VendorDeps, 'db' | 'clock' | 'bus' | 'notify' | 'flags' | 'parameters' | 'linkTo'>

/** A shop of the country; undefined for a guest and for one of another country. */
export async function shopIn(
  db: Database,
  { country }: Pick<Deployment, 'country'>,
  vendorId: string,
): Promise<VendorRow | undefined> {
  const vendor = await loadVendor(db, vendorId)
  return vendor?.country === country && !vendor.is_guest ? vendor : undefined
}

interface ShopToShow extends Pick<Context<typeof shopCalls.getShop>, 'deployment' | 'params'> {
  readonly caller: OperatorCaller
}

/** Returns all that the page of a shop shows to an operator. */
export async function shopForDesk(
  deps: DeskDeps,
  { caller, deployment, params: { id: vendorId } }: ShopToShow,
): Promise<{ result: Shop } | Refusal> {
  const { country, currency } = deployment
  const vendor = await shopIn(deps.db, deployment, vendorId)
  const listed = vendor && (await listedShop(deps.db, caller, vendorId))
  if (!listed) return refuse('vendor.not-found')
  const [parameters, parent, outlets, underway] = await Promise.all([
    deps.parameters.of(country),
    vendor.parent_vendor_id === null ? undefined : loadVendor(deps.db, vendor.parent_vendor_id),
    vendor.is_parent ? listOutlets(deps.db, caller, vendorId) : [],
    countUnderway(deps.db, vendorId),
  ])
  const { flags: own, ...wire } = presentVendor(withoutMembers(vendor), deployment)
  return {
    result: {
      ...listed,
      client_vendor_id: vendor.client_vendor_id,
      contact_phone: vendor.contact_phone,
      contact_email: vendor.contact_email,
      preparation_minutes: vendor.estimation_pick_up_time,
      location: wire.vendor_information.location,
      opens_at: vendor.opens_at && unixSeconds(vendor.opens_at),
      delivery_area: vendor.delivery_area,
      payment_methods: {
        own: own.payment_methods,
        country: paymentMethods.filter((one) => parameters.paymentMethods.includes(one)),
      },
      tariff: tariffOf(vendor, parent, parameters),
      currency,
      hours: vendor.hours,
      is_test_shop: vendor.open_before_test !== null,
      service_hours: parameters.serviceHours,
      flags: await flagsFor(deps, vendor),
      outlets,
      orders_underway: underway,
    },
  }
}

function tariffOf(
  { tariff: own }: Pick<VendorRow, 'tariff'>,
  parent: Pick<VendorRow, 'tariff'> | undefined,
  parameters: CountryParameters,
): Shop['tariff'] {
  const without = parent?.tariff ?? parameters.tariff
  const applied = own ?? without
  const text = (tariff: typeof applied) => asText({ ...parameters, tariff }, 'tariff')
  return {
    own: own && text(own),
    applied: text(applied),
    source: own ? 'shop' : parent?.tariff ? 'parent' : 'country',
    without: text(without),
  }
}

async function flagsFor({ flags }: Pick<DeskDeps, 'flags'>, vendor: VendorRow): Promise<ShopFlag[]> {
  const { country, vendor_id: id, parent_vendor_id: parentId } = vendor
  const values = await flags.valuesOf(country)
  const own = await flags.ownOf(country, id)
  const parent = parentId === null ? {} : await flags.ownOf(country, parentId)
  const applied = flagsOfShop(values, own, parent)
  return shopFlagNames.map((name) => ({
    name,
    effect: flagDefinitions[name].effect,
    value: applied[name],
    own: own[name] ?? null,
    parent: parent[name] ?? null,
    country: values[name],
  }))
}

async function countUnderway(db: Database, vendorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirstOrThrow()
  return Number(count)
}

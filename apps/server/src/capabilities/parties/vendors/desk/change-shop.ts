import type { Shop, shopCalls, shopHoursCalls } from '@beckon/contract'
import { savedAddressViolations } from '@beckon/domain/address'
import type { CountryCode, Deployment } from '@beckon/domain/country'
import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import { areaViolation } from '@beckon/domain/vendor'
import type { Updateable } from 'kysely'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { VendorTable } from '../schema.ts'
import { updateVendor } from '../store.ts'
import { hasLocation, type VendorRow } from '../vendor-row.ts'
import { type DeskDeps, shopForDesk, shopIn } from './shop-for-desk.ts'

type Answer = Promise<{ result: Shop } | Refusal>

export interface ShopRequest {
  readonly caller: OperatorCaller
  readonly country: CountryCode
  readonly deployment: Deployment
  readonly params: { readonly id: string }
  readonly body: { readonly reason: string }
}

export interface ShopChange {
  /** Texts for the record of changes; null where there was no value, or there is none any more. */
  readonly before: string | null
  readonly after: string | null
  readonly columns?: Updateable<VendorTable>
}

/** Changes a shop of the country with a record of the change, and returns all of the shop. */
export async function changeShop(
  deps: DeskDeps,
  context: ShopRequest,
  work: (vendor: VendorRow, tx: Tx) => Promise<ShopChange | Refusal> | ShopChange | Refusal,
): Answer {
  const { caller, country, deployment, params, body } = context
  // The record has the id in lower case: codes that differ in case only are the same to people.
  const subject = `vendor:${params.id.toLowerCase()}`
  const done = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const vendor = await shopIn(tx, deployment, params.id)
    if (!vendor) return refuse('vendor.not-found')
    const change = await work(vendor, tx)
    if (isRefusal(change)) return change
    if (change.columns) await updateVendor(tx, params.id, change.columns)
    return { before: change.before, after: change.after, answer: true as const }
  })
  return isRefusal(done) ? done : shopForDesk(deps, context)
}

export const setShopProfile = (deps: DeskDeps, context: Context<typeof shopCalls.setShopProfile>): Answer => {
  const { body, country } = context
  const { reason: _reason, preparation_minutes, contact_phone: phone, contact_email: email, name } = body
  if (!isPossiblePhone(phone, country)) {
    return refused('request.invalid', { contact_phone: 'request.fault.phone-invalid' })
  }
  return changeShop(deps, context, (vendor) => {
    const columns = {
      name,
      contact_phone: toE164(phone, country),
      contact_email: email && email.toLowerCase(),
      estimation_pick_up_time: preparation_minutes,
    }
    return { before: describeProfile(vendor), after: describeProfile({ ...vendor, ...columns }), columns }
  })
}

const refused = async (code: 'request.invalid', fields: Record<string, string>): Promise<Refusal> =>
  refuse(code, { translation_key: Object.values(fields)[0], fields })

/** Phone and email are named by their ends: the record is kept for longer than the contact. */
const describeProfile = (vendor: VendorRow): string =>
  [
    vendor.name,
    `phone …${vendor.contact_phone.slice(-3)}`,
    vendor.contact_email === null ? 'no email' : `email ${vendor.contact_email.replace(/^(.).*@/u, '$1…@')}`,
    `${vendor.estimation_pick_up_time} min`,
  ].join(', ')

export const setShopAddress = (deps: DeskDeps, context: Context<typeof shopCalls.setShopAddress>): Answer => {
  const { latitude, longitude, notes, address_text, unit, building } = context.body
  const point = { latitude, longitude }
  const [violation] = savedAddressViolations({ point, notes, streetAddress: address_text })
  if (violation) {
    const key = `address.error.${violation}`
    return Promise.resolve(refuse('vendor.address-invalid', { translation_key: key }))
  }
  return changeShop(deps, context, (vendor) => {
    const columns = {
      address_text,
      unit: unit.trim(),
      building: building.trim(),
      rider_instructions: notes.trim(),
      ...point,
      // They belong to the former address.
      ...(address_text === vendor.address_text ? {} : { street: '', street_number: '', postal_code: '' }),
    }
    return { before: describePlace(vendor), after: describePlace({ ...vendor, ...columns }), columns }
  })
}

const describePlace = ({ address_text, unit, building, latitude, longitude }: VendorRow): string =>
  `${[unit, building, address_text].filter((part) => part !== '').join(', ')} (${latitude}, ${longitude})`

export const setShopOpen = (deps: DeskDeps, context: Context<typeof shopCalls.setShopOpen>): Answer =>
  changeShop(deps, context, (vendor) => {
    if (vendor.open_before_test !== null) return refuse('shop.is-test-shop')
    return {
      before: vendor.opens_at ? 'opening' : describeOpen(vendor.is_active),
      after: describeOpen(context.body.open),
      columns: { is_active: context.body.open, opens_at: null },
    }
  })

const describeOpen = (isOpen: boolean): string => (isOpen ? 'open' : 'closed')

export const setShopArea = (deps: DeskDeps, context: Context<typeof shopCalls.setShopArea>): Answer =>
  changeShop(deps, context, (vendor) => {
    const { delivery_area: area } = context.body
    const violation = area && areaViolation(area, hasLocation(vendor) ? vendor : null)
    if (violation) return refuse('shop.area-invalid', { fields: { delivery_area: violation } })
    return {
      before: describeArea(vendor.delivery_area),
      after: describeArea(area),
      columns: { delivery_area: area && JSON.stringify(closed(area)) },
    }
  })

/** A ring ends where it begins. */
function closed(ring: [number, number][]): [number, number][] {
  const [first] = ring
  return first && String(first) !== String(ring.at(-1)) ? [...ring, first] : ring
}

const describeArea = (ring: readonly unknown[] | null): string | null =>
  ring && `${ring.length} corners: ${JSON.stringify(ring).slice(0, 1000)}`

export const setShopHours = (deps: DeskDeps, context: Context<typeof shopHoursCalls.setShopHours>): Answer =>
  changeShop(deps, context, ({ hours: before }) => {
    const { hours } = context.body
    return { before: describeHours(before), after: describeHours(hours), columns: { hours } }
  })

const describeHours = (hours: string | null): string | null => hours && `hours ${hours}`

export const setShopPayments = (deps: DeskDeps, context: Context<typeof shopCalls.setShopPayments>): Answer =>
  changeShop(deps, context, (vendor) => {
    const text = JSON.stringify(context.body.payment_methods)
    return {
      before: JSON.stringify(vendor.payment_methods),
      after: text,
      columns: { payment_methods: text },
    }
  })

export const setShopFlag = (deps: DeskDeps, context: Context<typeof shopCalls.setShopFlag>): Answer => {
  const { params, body, country } = context
  return changeShop(deps, context, async (_vendor, tx) => {
    const change = { country, vendorId: params.id, flag: params.name, value: body.value }
    const before = await deps.flags.setForShop(tx, change)
    const describe = (value: boolean | null) => `${params.name}: ${value ?? 'as the country'}`
    return { before: describe(before), after: describe(body.value) }
  })
}

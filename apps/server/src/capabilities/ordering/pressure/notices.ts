import type { AnswerOf, DeliveryNotice, pressureCalls } from '@beckon/contract'
import type { Currency } from '@beckon/domain/money'
import { toDecimal } from '@beckon/domain/money'
import {
  type Conditions,
  pressureRefusal,
  type PressureRefusal,
  type Surcharge,
} from '@beckon/domain/pressure'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import type { PressureDeps } from './deps.ts'
import { conditionsFor, fullFor } from './evaluate-delivery.ts'

/** Lists what measures and hours of zones change for a shop. Where no order can be made it is only the reason. */
export async function listNotices(
  deps: PressureDeps,
  { caller, body, deployment }: Context<typeof pressureCalls.listDeliveryNotices>,
): Promise<AnswerOf<typeof pressureCalls.listDeliveryNotices> | Refusal> {
  const vendor = await deps.vendors.vendorFor(caller, body.vendor_id)
  if (isRefusal(vendor)) return vendor
  const { source, preordered_for: collectAt = null } = body
  const collection = { deployment, vendor, source, collectAt }
  const conditions = await conditionsFor(deps, collection)
  const refusal = pressureRefusal(conditions, 0) ?? (await fullFor(deps, collection, conditions.caps))
  if (refusal) return { result: [refusalNotice(refusal)] }
  return { result: limitNotices(conditions, deployment.currency) }
}

function refusalNotice(refusal: PressureRefusal): DeliveryNotice {
  switch (refusal.code) {
    case 'paused':
      return { kind: 'paused', until: refusal.until }
    case 'zone-closed':
      return { kind: 'zone-closed', ...refusal.hours }
    case 'radius':
      return { kind: 'radius', until: refusal.until, limit: refusal.limit }
    case 'full':
      return { kind: 'full', until: refusal.until, limit: refusal.limit }
  }
}

const limitNotices = ({ slower, radius, surcharges }: Conditions, currency: Currency): DeliveryNotice[] => [
  ...(slower ? [{ kind: 'slower' as const, until: slower.until, minutes: slower.value }] : []),
  ...(radius ? [{ kind: 'radius' as const, until: radius.until, limit: radius.value }] : []),
  ...highestOfKinds(surcharges).map((surcharge) => surchargeNotice(surcharge, currency)),
]

/** Surcharges do not add up. Which of an amount and a share is higher depends on the fee. */
const highestOfKinds = (surcharges: readonly Surcharge[]): readonly Surcharge[] =>
  [...Map.groupBy(surcharges, ({ kind }) => kind).values()].flatMap((ofKind) =>
    ofKind.toSorted((a, b) => b.value - a.value || b.until - a.until).slice(0, 1),
  )

const surchargeNotice = ({ kind, value, until }: Surcharge, currency: Currency): DeliveryNotice =>
  kind === 'surcharge'
    ? { kind, until, amount: toDecimal({ minor: value, currency }) }
    : { kind, until, percent: value }

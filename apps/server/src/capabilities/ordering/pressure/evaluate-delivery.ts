import type { Deployment } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import {
  calm,
  type Cap,
  competingOrders,
  type Conditions,
  conditionsAt,
  fullRefusal,
  pressureRefusal,
  type PressureRefusal,
} from '@beckon/domain/pressure'
import { unixSeconds } from '../../../platform/clock.ts'
import type { PressureDeps } from './deps.ts'
import { openOrdersOf } from './open-orders.ts'

/** The collection of an order, now or later. */
export interface Collection {
  readonly deployment: Pick<Deployment, 'country' | 'timezone'>
  /** Measures do not hold for a test vendor. */
  readonly vendor: { readonly is_test: boolean }
  readonly source: Point
  /** Seconds since 1970; null for as soon as possible. */
  readonly collectAt: number | null
  /** The order that is changed: a cap does not count it. */
  readonly changedOrderId?: string
}

type Deps = Pick<PressureDeps, 'db' | 'clock' | 'zonesOf'>

/** Returns the conditions at the collection point at the time of collection. */
export async function conditionsFor(deps: Deps, collection: Collection): Promise<Conditions> {
  const { deployment, vendor, source: point, collectAt } = collection
  if (vendor.is_test) return calm
  const at = collectAt ?? unixSeconds(deps.clock.now())
  return conditionsAt(await deps.zonesOf(deployment.country), { point, at, timezone: deployment.timezone })
}

/** Returns why a measure refuses an order over `metres` by road; the open orders are read only for a cap. */
export async function refusalFor(
  deps: Deps,
  collection: Collection,
  { conditions, metres }: { readonly conditions: Conditions; readonly metres: number },
): Promise<PressureRefusal | undefined> {
  return pressureRefusal(conditions, metres) ?? (await fullFor(deps, collection, conditions.caps))
}

/** Returns the refusal of a reached cap. */
export async function fullFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { deployment, collectAt, changedOrderId }: Pick<Collection, 'deployment' | 'collectAt' | 'changedOrderId'>,
  caps: readonly Cap[],
): Promise<PressureRefusal | undefined> {
  if (caps.length === 0) return undefined
  const orders = await openOrdersOf(db, deployment.country, changedOrderId)
  const wanted = { collectAt, now: unixSeconds(clock.now()) }
  return fullRefusal(caps.map((cap) => ({ cap, open: competingOrders(cap.area, orders, wanted) })))
}

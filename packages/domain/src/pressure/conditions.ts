import { type Area, insideArea, type Point } from '../geo/index.ts'
import { firstClosed, type ServiceHours } from '../request/index.ts'
import { clockOf } from '../time/index.ts'
import { isActive, type Measure, type MeasureKind } from './measure.ts'

/** A zone with its measures, as far as they have not ended. */
export interface PressuredZone {
  readonly zoneId: string
  readonly area: Area
  /** Hours in which riders collect here, as `dddd:dddd` in the zone of the country; null for those of the country. */
  readonly hours: string | null
  readonly measures: readonly Measure[]
}

/** A limit of a measure with its end in seconds since 1970. */
export interface Limit {
  readonly value: number
  readonly until: number
}

/** A surcharge of a measure: minor units, or percent of the fee. */
export interface Surcharge extends Limit {
  readonly kind: 'surcharge' | 'surcharge_percent'
}

/** The most open orders of a zone. */
export interface Cap extends Limit {
  readonly zoneId: string
  readonly area: Area
}

/** All that measures and hours of zones change for a collection point at a time. */
export interface Conditions {
  /** Without a value. */
  readonly pause: Limit | null
  /** The hours of a zone that is closed at that time. */
  readonly closed: ServiceHours | null
  /** Metres by road. */
  readonly radius: Limit | null
  /** Minutes. */
  readonly slower: Limit | null
  /** All of them; the highest one counts. */
  readonly surcharges: readonly Surcharge[]
  /** One of each zone that has a cap; all must be kept. */
  readonly caps: readonly Cap[]
}

/** The conditions without any measure. */
export const calm: Conditions = {
  pause: null,
  closed: null,
  radius: null,
  slower: null,
  surcharges: [],
  caps: [],
}

/** Whether nothing is changed. */
export const isCalm = ({ surcharges, caps, ...limits }: Conditions): boolean =>
  surcharges.length === 0 && caps.length === 0 && Object.values(limits).every((limit) => limit === null)

interface Collection {
  readonly point: Point
  /** When the parcel is collected, in seconds since 1970: now, or the time of a pre-order. */
  readonly at: number
  readonly timezone: string
}

/**
 * Returns the conditions at a collection point. Where zones overlap the strictest counts: the longest pause, the smallest
 * radius, the slowest promise.
 */
export function conditionsAt(
  zones: readonly PressuredZone[],
  { point, at, timezone }: Collection,
): Conditions {
  const here = zones.filter(({ area }) => insideArea(area, point))
  if (here.length === 0) return calm
  const active = here.flatMap((zone) =>
    zone.measures
      .filter((measure) => isActive(measure, at))
      .map(({ kind, value, endsAt: until }) => ({ zone, kind, value, until })),
  )
  const of = (...kinds: MeasureKind[]) => active.filter(({ kind }) => kinds.includes(kind))
  return {
    pause: strictest(of('pause'), (one) => one.until),
    closed: firstClosed(
      here.map(({ hours }) => hours),
      clockOf(at, timezone),
    ),
    radius: strictest(of('radius'), (one) => -one.value),
    slower: strictest(of('slower'), (one) => one.value),
    surcharges: active.flatMap(({ kind, value, until }) =>
      kind === 'surcharge' || kind === 'surcharge_percent' ? [{ kind, value, until }] : [],
    ),
    caps: of('cap').map(({ zone: { zoneId, area }, value, until }) => ({ zoneId, area, value, until })),
  }
}

/** Of equally strict ones the one that ends last; of those the highest value, so that the order does not matter. */
function strictest(limits: readonly Limit[], weight: (limit: Limit) => number): Limit | null {
  const [first] = limits.toSorted((a, b) => weight(b) - weight(a) || b.until - a.until || b.value - a.value)
  return first ? { value: first.value, until: first.until } : null
}

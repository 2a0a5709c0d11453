import type { Tariff } from '../country/index.ts'
import { type Currency, priceStep, toMinor } from '../money/index.ts'

/** The kinds of measures. Two kinds of surcharge: an amount, or a share of the fee. */
export const measureKinds = ['pause', 'cap', 'radius', 'slower', 'surcharge', 'surcharge_percent'] as const
export type MeasureKind = (typeof measureKinds)[number]

/**
 * A measure against too much work in a zone, for a limited time. The value is a number of orders (`cap`), metres by road
 * (`radius`), minutes (`slower`), minor units (`surcharge`) or percent (`surcharge_percent`), and 0 for `pause`.
 */
export interface Measure {
  readonly kind: MeasureKind
  readonly value: number
  /** Seconds since 1970; at the end it does not count any more. */
  readonly startsAt: number
  readonly endsAt: number
}

/** Whether a measure counts at a time in seconds since 1970. */
export const isActive = ({ startsAt, endsAt }: Pick<Measure, 'startsAt' | 'endsAt'>, at: number): boolean =>
  startsAt <= at && at < endsAt

const lever = (kind: MeasureKind) => (kind === 'surcharge_percent' ? 'surcharge' : kind)

/**
 * Returns what becomes of an earlier measure of a zone by a new one. Where both do the same at the same time it ends: at
 * the start of the new one where it began before that (`shorten`), else at once.
 */
export function replacement(next: Measure, earlier: Measure): 'none' | 'shorten' | 'end' {
  const isOther = lever(next.kind) !== lever(earlier.kind)
  if (isOther || next.startsAt >= earlier.endsAt || earlier.startsAt >= next.endsAt) return 'none'
  return earlier.startsAt < next.startsAt ? 'shorten' : 'end'
}

/** The shortest and longest time of a measure, in seconds. A longer need is a matter of tariff and settings. */
export const measureSeconds = { least: 5 * 60, most: 7 * 24 * 3600 } as const

const bounds: Readonly<Record<Exclude<MeasureKind, 'surcharge'>, readonly [least: number, most: number]>> = {
  pause: [0, 0],
  cap: [1, 10_000],
  radius: [100, 100_000],
  slower: [1, 240],
  surcharge_percent: [1, 200],
}

/** A surcharge above so many base fees with a kilometre each is a typing error. */
const MOST_FEES = 10

export type MeasureViolation = 'value' | 'period'

/** Rules of the country for a new measure. `now` in seconds since 1970. */
export interface MeasureRules {
  readonly now: number
  readonly currency: Currency
  readonly tariff: Pick<Tariff, 'base' | 'perKm'>
}

/** Returns the violation of a new measure; undefined for a valid one. */
export function measureViolation(measure: Measure, rules: MeasureRules): MeasureViolation | undefined {
  const { startsAt, endsAt } = measure
  const seconds = endsAt - Math.max(startsAt, rules.now)
  const isTooLate = startsAt > rules.now + measureSeconds.most
  if (seconds < measureSeconds.least || seconds > measureSeconds.most || isTooLate) return 'period'
  return isValueAllowed(measure, rules) ? undefined : 'value'
}

function isValueAllowed({ kind, value }: Measure, { currency, tariff }: MeasureRules): boolean {
  if (!Number.isSafeInteger(value)) return false
  if (kind !== 'surcharge') return value >= bounds[kind][0] && value <= bounds[kind][1]
  const most = toMinor((tariff.base + tariff.perKm) * MOST_FEES, currency)
  return value > 0 && value % priceStep(currency) === 0 && (!most.ok || value <= most.money.minor)
}

/** A measure that is started with one press. The value as in `Measure`. */
export interface MeasurePreset {
  readonly kind: Exclude<MeasureKind, 'surcharge'>
  readonly value: number
  readonly minutes: number
}

export const measurePresets: readonly MeasurePreset[] = [
  { kind: 'slower', value: 15, minutes: 60 },
  { kind: 'slower', value: 30, minutes: 60 },
  { kind: 'radius', value: 3000, minutes: 60 },
  { kind: 'surcharge_percent', value: 20, minutes: 60 },
  { kind: 'pause', value: 0, minutes: 30 },
]

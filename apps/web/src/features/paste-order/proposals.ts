import type { WirePoint } from '@beckon/contract'
import type { PastedOrder, PastedTime } from '@beckon/domain/paste'

/** Fields of a form that a pasted message can fill. */
export const pastedFields = [
  'name',
  'phone',
  'address',
  'unit',
  'amount',
  'notes',
  'description',
  'time',
  'payment',
] as const
export type PastedField = (typeof pastedFields)[number]
/** Fields that the form offers at present. */
export interface Offer {
  /** The moment that is offered for a time of a message, in seconds since 1970; undefined for none. */
  readonly timeFor: (time: PastedTime) => number | undefined
  readonly takesCash: boolean
}

export type FormTexts = Readonly<Record<PastedField, string>>

/** A place that a message names or points at, and that is still to be found. */
export interface PendingPlace {
  readonly text: string
  readonly point: WirePoint | null
}

export interface Proposal {
  readonly field: PastedField
  readonly text: string
  /** The value that is replaced; empty without one. */
  readonly replaces: string
}

/** Returns the values of a message in the form's order, without those that the form has already. */
export function proposalsOf(order: PastedOrder, now: FormTexts, offer: Offer): Proposal[] {
  return pastedFields
    .map((field) => ({ field, text: textOf(order, field, offer) }))
    .filter(({ field, text }) => text !== '' && text !== now[field].trim())
    .map(({ field, text }) => ({ field, text, replaces: now[field].trim() }))
}

function textOf(order: PastedOrder, field: PastedField, offer: Offer): string {
  if (field === 'time') return order.time ? String(offer.timeFor(order.time.value) ?? '') : ''
  if (field === 'payment') return offer.takesCash ? (order.payment?.value ?? '') : ''
  if (field === 'address') return order.address?.value ?? pairOf(order.point?.value ?? null)
  const value = order[field]?.value
  return value === undefined ? '' : String(value)
}

export const pairOf = (point: WirePoint | null): string =>
  point ? `${point.latitude}, ${point.longitude}` : ''

export interface Fill {
  readonly texts: Partial<Record<Exclude<PastedField, 'address'>, string>>
  readonly pendingPlace: PendingPlace | null
}

/** Returns the accepted values. */
export function fillOf(proposals: readonly Proposal[], order: PastedOrder): Fill {
  const texts: Fill['texts'] = Object.fromEntries(
    proposals.filter(({ field }) => field !== 'address').map(({ field, text }) => [field, text]),
  )
  const address = proposals.find(({ field }) => field === 'address')
  return { texts, pendingPlace: address ? { text: address.text, point: order.point?.value ?? null } : null }
}

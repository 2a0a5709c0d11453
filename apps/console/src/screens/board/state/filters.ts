import type { BoardOrder, BoardRider } from '@beckon/contract'

/** The names of the filters in the address. */
export const filterNames = ['q', 'zone', 'lane', 'duty', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

/** Filters as the address has them; empty where one is off. */
export type BoardFilters = Readonly<Record<FilterName, string>>

export const noFilters: BoardFilters = { q: '', zone: '', lane: '', duty: '', from: '', to: '' }

export const isFiltered = (filters: BoardFilters): boolean => filterNames.some((name) => filters[name] !== '')

/** Returns the time of the next promise of an order: its collection, and once it is collected its arrival. */
export const dueOf = ({ is_collected: isCollected, collect_by: collect, deliver_by: deliver }: BoardOrder) =>
  isCollected ? deliver : collect

/** Returns the whole minutes until a time; below zero after it. */
export const minutesUntil = (at: number, now: number): number => Math.floor((at - now) / 60)

/** Returns the whole minutes until the next promise; below zero where it is broken. */
export const minutesLeft = (order: BoardOrder, now: number): number => minutesUntil(dueOf(order), now)

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns whether a text has each word of a search. */
const matches = (text: string, search: string): boolean =>
  folded(search)
    .split(/\s+/u)
    .every((word) => text.includes(word))

/** Texts of orders are folded once: a search over 500 of them follows each key. */
const texts = new WeakMap<BoardOrder, string>()

function textOf(order: BoardOrder): string {
  const known = texts.get(order)
  if (known !== undefined) return known
  const { code, order_id: id, vendor_name: vendor, collect, deliver } = order
  const text = folded([code, id, vendor, collect.name, collect.address, deliver.address].join(' '))
  texts.set(order, text)
  return text
}

/** Returns whether an order is shown. A search also finds the orders of the rider of that name. */
export function showsOrder(
  order: BoardOrder,
  { q, zone, lane, from, to }: BoardFilters,
  { now, riderName }: { readonly now: number; readonly riderName: string | undefined },
): boolean {
  const left = minutesLeft(order, now)
  return (
    (lane === '' || order.lane === lane) &&
    (zone === '' || order.zones.some((one) => one === zone)) &&
    (from === '' || left >= Number(from)) &&
    (to === '' || left <= Number(to)) &&
    (q === '' || matches(textOf(order), q) || (riderName !== undefined && matches(folded(riderName), q)))
  )
}

/** Returns whether a rider is shown; `hasFound`: the search found an order of the rider. */
export function showsRider(rider: BoardRider, { q, zone, duty }: BoardFilters, hasFound: boolean): boolean {
  const isOnDuty = rider.duty === 'on' || rider.order_ids.length > 0
  return (
    (duty === '' || isOnDuty) &&
    (zone === '' || rider.zones.length === 0 || rider.zones.some((one) => one === zone)) &&
    (q === '' || hasFound || matches(folded(rider.name), q))
  )
}

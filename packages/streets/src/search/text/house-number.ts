import { isHouseWord } from './street-words.ts'
import { tokenise } from './tokens.ts'

/** One spelling of a house number: `12 A`, `12a` and `No. 12a` are the same, `12–14` is `12-14`. */
export function houseNumberKey(number: string): string {
  const parts = tokenise(number).filter((token) => !isHouseWord(token.text))
  return parts.reduce(
    (key, { text }) => (/\d$/.test(key) && /^\d/.test(text) ? `${key}-${text}` : key + text),
    '',
  )
}

/** Odd and even numbers usually face each other. */
const ACROSS = 1.5

export interface HouseOnStreet {
  readonly key: string
  readonly address: number
}

export interface HouseMatch {
  readonly address: number
  /** False where the number is not on the map and the nearest one is used. */
  readonly exact: boolean
}

function leading(key: string): number {
  const digits = /\d+/.exec(key)
  return digits === null ? Number.NaN : Number(digits[0])
}

/** `12-14` holds 12, 13 and 14; a long span is a compound number (4-38), not a range. */
function holds(key: string, number: number): boolean {
  const range = /^(\d+)[a-z]?-(\d+)[a-z]?$/.exec(key)
  if (range === null) return false
  const from = Number(range[1])
  const to = Number(range[2])
  return to > from && to - from <= 20 && number >= from && number <= to
}

/** The houses with exactly this number, or within a range that holds it. */
export function housesWith(houses: readonly HouseOnStreet[], key: string): HouseMatch[] {
  const same = houses.filter((house) => house.key === key)
  const number = /^\d+$/.test(key) ? Number(key) : Number.NaN
  const found =
    same.length > 0 || Number.isNaN(number) ? same : houses.filter((house) => holds(house.key, number))
  return found.map((house) => ({ address: house.address, exact: true }))
}

/** The house with the nearest number, rather two further on this side of the street than one across it. */
export function nearestHouse(houses: readonly HouseOnStreet[], key: string): HouseMatch | undefined {
  const wanted = leading(key)
  if (Number.isNaN(wanted)) return undefined
  let best: HouseOnStreet | undefined
  let least = Number.POSITIVE_INFINITY
  for (const house of houses) {
    const number = leading(house.key)
    const far = Math.abs(number - wanted) + ((number - wanted) % 2 === 0 ? 0 : ACROSS)
    if (far < least) {
      least = far
      best = house
    }
  }
  return best === undefined ? undefined : { address: best.address, exact: false }
}

/** Houses whose number goes on from what is typed so far: 1 → 10, 12, 1a. */
export function housesBeginning(houses: readonly HouseOnStreet[], key: string, limit: number): number[] {
  return houses
    .filter((house) => house.key !== key && house.key.startsWith(key))
    .sort((a, b) => leading(a.key) - leading(b.key) || a.key.localeCompare(b.key))
    .slice(0, limit)
    .map((house) => house.address)
}

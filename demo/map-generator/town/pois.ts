import { isMajor } from '../roads/road.ts'
import { at, mixed, type Point } from '../shape/point.ts'
import type { Random } from '../shape/random.ts'
import type { PoiKind, Vocabulary, Translations } from '../vocabulary/vocabulary.ts'
import type { Address } from './addresses.ts'
import type { Namer } from './names.ts'
import type { Zone } from './zones.ts'

export interface Poi {
  readonly kind: PoiKind
  readonly names: Translations
  readonly address: Address
  readonly place: Point
}

/** Shops on the ground floor: many in the middle and on the bigger streets, few elsewhere. */
export function openShops(
  addresses: readonly Address[],
  vocabulary: Vocabulary,
  districtNames: readonly Translations[],
  namer: Namer,
  random: Random,
): Poi[] {
  const kinds = vocabulary.pois.flatMap((kind) => Array.from({ length: kind.weight }, () => kind))
  const pois: Poi[] = []
  for (const address of addresses) {
    const { building } = address
    const [a, b] = [at(building.ring, 0), at(building.ring, 1)]
    const count = Math.floor(likelihood(address) + random.next())
    for (let n = 0; n < count; n++) {
      const kind = random.pick(kinds)
      const slots = { place: at(districtNames, address.district), street: building.street.names }
      const front = mixed(a, b, (n + random.between(0.3, 0.7)) / count)
      const names = namer.makeOrRepeat(kind.names, slots)
      pois.push({ kind, names, address, place: mixed(front, at(building.ring, 2), 0.12) })
    }
  }
  return pois
}

/** Shops in one house, on average: on a bigger street and on another. */
const usual: Readonly<Partial<Record<Zone, readonly [number, number]>>> = {
  core: [0.85, 0.4],
  inner: [0.42, 0.1],
  outer: [0.18, 0.03],
}

function likelihood({ building }: Address): number {
  const [onMajor, onMinor] = usual[building.block.zone] ?? [0, 0]
  return isMajor(building.street.rank) ? onMajor : onMinor
}

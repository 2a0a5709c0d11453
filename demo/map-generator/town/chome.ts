import { at, type Point } from '../shape/point.ts'
import type { Translations } from '../vocabulary/vocabulary.ts'
import type { Block } from './blocks.ts'
import type { Building } from './buildings.ts'
import { nearest } from './streets.ts'

/** Address of a house in a city that numbers blocks instead of houses along a street: a chome (丁目) is a part of a district. */
export interface Chome {
  readonly names: Translations
  readonly block: string
  readonly house: string
}

/** Blocks in one part of a district, about. */
const BLOCKS = 14
const numerals = '一二三四五六七八九'

/** Parts every district like slices around its middle, counts the blocks of each, then the houses around a block. */
export function chomeOf(
  buildings: readonly Building[],
  districts: readonly Point[],
  districtNames: readonly Translations[],
): ReadonlyMap<Building, Chome> {
  const houses = Map.groupBy(buildings, (building) => building.block)
  const byDistrict = Map.groupBy(houses.keys(), (block) => nearest(districts, block.inside))
  const found = new Map<Building, Chome>()
  for (const [district, blocks] of byDistrict) {
    const around = sweep(blocks, at(districts, district), (block) => block.inside)
    const parts = Math.min(numerals.length, Math.max(1, Math.round(around.length / BLOCKS)))
    around.forEach((block, i) => {
      const part = Math.floor((i * parts) / around.length)
      const first = Math.ceil((part * around.length) / parts)
      const names = partName(at(districtNames, district), part)
      sweep(houses.get(block) ?? [], block.inside, (building) => building.door).forEach((building, nth) => {
        found.set(building, { names, block: `${i - first + 1}`, house: `${nth + 1}` })
      })
    })
  }
  return found
}

const partName = (district: Translations, part: number): Translations =>
  Object.fromEntries(
    Object.entries(district).map(([language, name]) => [
      language,
      language === 'ja' ? `${name}${numerals[part] ?? ''}丁目` : `${name} ${part + 1}-chome`,
    ]),
  )

/** In the order in which a hand goes round the middle. */
function sweep<T extends Block | Building>(
  things: readonly T[],
  middle: Point,
  place: (thing: T) => Point,
): T[] {
  const turn = (thing: T) => Math.atan2(place(thing).x - middle.x, place(thing).y - middle.y)
  return things.toSorted((a, b) => turn(a) - turn(b))
}

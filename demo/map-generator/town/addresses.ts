import { at, type Point } from '../shape/point.ts'
import type { Random } from '../shape/random.ts'
import type { Vocabulary, Translations } from '../vocabulary/vocabulary.ts'
import type { Building } from './buildings.ts'
import { type Chome, chomeOf } from './chome.ts'
import type { Namer } from './names.ts'
import { nearest } from './streets.ts'

export interface Address {
  readonly building: Building
  readonly number: string
  readonly postcode: string
  readonly district: number
  /** A name of the building itself. */
  readonly names: Translations | undefined
  /** Instead of the street, where ground is numbered. */
  readonly chome: Chome | undefined
}

/** Metres of street for one number. */
const plot = 21

/** Numbers every building by the custom of the country. */
export function numberBuildings(
  buildings: readonly Building[],
  districts: readonly Point[],
  districtNames: readonly Translations[],
  vocabulary: Vocabulary,
  namer: Namer,
  random: Random,
): Address[] {
  const chome = vocabulary.numbering === 'chome' ? chomeOf(buildings, districts, districtNames) : undefined
  const sides = new Map<string, Building[]>()
  for (const building of buildings) {
    const key = `${building.street.id}/${building.side}`
    const known = sides.get(key)
    if (known) known.push(building)
    else sides.set(key, [building])
  }
  const postcode = postcodes(vocabulary, buildings.length)
  const blockNumbers = new Map<number, number>()
  const addresses: Address[] = []
  for (const side of sides.values()) {
    const numbers = sideNumbers(
      side.sort((a, b) => a.along - b.along),
      vocabulary,
      random,
    )
    side.forEach((building, i) => {
      const district = nearest(districts, building.door)
      const isBlock = vocabulary.numbering === 'blocks' && building.style === 'slabs'
      const number = isBlock ? blockNumber(district, blockNumbers) : at(numbers, i)
      const isNamed =
        vocabulary.numbering === 'buildings' && building.style !== 'houses' && random.chance(0.16)
      const names = isNamed ? namer.make(vocabulary.buildingNames, {}) : undefined
      addresses.push({
        building,
        number,
        postcode: postcode(district),
        district,
        names,
        chome: chome?.get(building),
      })
    })
  }
  return addresses
}

function blockNumber(district: number, used: Map<number, number>): string {
  const hundred = district % 9
  const number = (used.get(hundred) ?? 100 * (hundred + 1)) + 1
  used.set(hundred, number)
  return `Blk ${number}`
}

/** Odd on the left, even on the right; each number fits its place along the street. */
function sideNumbers(side: readonly Building[], vocabulary: Vocabulary, random: Random): string[] {
  const { numbering, letters: ends = 'ABCDEFGH' } = vocabulary
  let last = -1
  let letters = 0
  const first = at(side, 0).side === 'left' ? 1 : 2
  return side.map((building) => {
    const byPlace = first + 2 * Math.floor(Math.max(0, building.along) / plot)
    const isSplit = numbering === 'sides' && last > 0 && random.chance(0.04)
    if (isSplit) return `${last}${ends[letters++] ?? 'X'}`
    letters = 0
    last = Math.max(byPlace, last < 0 ? first : last + 2)
    return writtenNumber(last, vocabulary, random)
  })
}

/** The plot, the register and the metres are chance; the number itself is not. */
function writtenNumber(number: number, { numbering }: Vocabulary, random: Random): string {
  if (numbering === 'slashes' && random.chance(0.4)) return `${number}/${1 + random.whole(38)}`
  if (numbering === 'dashes' && random.chance(0.2)) return `${number}-${1 + random.whole(6)}`
  if (numbering === 'registered') return `${100 + random.whole(1900)}/${number}`
  return numbering === 'metres' ? `${2000 + number * 11}` : `${number}`
}

function postcodes(vocabulary: Vocabulary, count: number): (district: number) => string {
  const { postcode } = vocabulary
  if (postcode.kind === 'none') return () => ''
  if (postcode.kind === 'district') {
    return (district) => {
      const number = `${postcode.start + district}`.padStart(postcode.digits, '0')
      return `${postcode.first}${number}${postcode.last}`
    }
  }
  const used = new Map<number, number>()
  const step = count > 2000 ? 3 : 7
  return (district) => {
    const next = (used.get(district) ?? 11) + step
    used.set(district, next)
    return `${10 + district * 4}${`${next}`.padStart(4, '0')}`
  }
}

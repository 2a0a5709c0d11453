import { at, type Point } from '../shape/point.ts'
import { contains } from '../shape/polygon.ts'
import type { Random } from '../shape/random.ts'
import type { Address } from '../town/addresses.ts'
import type { Block } from '../town/blocks.ts'
import type { City } from '../town/city.ts'
import { inDigits, nameTags } from '../town/names.ts'
import { nearest } from '../town/streets.ts'
import type { Drawing, Tags } from './drawing.ts'
import { inset, rectangle } from './draw-land.ts'

/** Buildings with their addresses, shops in them, and the grounds of schools and shopping centres. */
export function drawHouses(city: City, drawing: Drawing, random: Random): void {
  const { language } = city.vocabulary
  for (const address of city.addresses) {
    const { building } = address
    const tags: Tags = {
      building: kinds[building.style],
      'building:levels': `${building.levels}`,
      ...(address.names ? nameTags(address.names, language) : {}),
      ...(address.names ? { 'addr:housename': nameTags(address.names, language)['name'] ?? '' } : {}),
    }
    const byDoor = building.style === 'perimeter' && random.chance(0.25)
    drawing.area(building.ring, byDoor ? tags : { ...tags, ...addressTags(address, city) })
    if (byDoor) drawing.node(building.door, { entrance: 'main', ...addressTags(address, city) })
  }
  for (const { kind, names, address, place } of city.pois) {
    const [key = '', value = ''] = kind.tag.split('=')
    const where = random.chance(0.8) ? addressTags(address, city) : {}
    drawing.node(place, { [key]: value, ...kind.extra, ...nameTags(names, language), ...where })
  }
  for (const block of city.blocks) {
    if (block.use === 'school') drawSchool(block, city, drawing)
    if (block.use === 'market') drawMarket(block, city, drawing)
  }
}

const kinds: Readonly<Record<Address['building']['style'], string>> = {
  perimeter: 'apartments',
  rows: 'retail',
  slabs: 'apartments',
  towers: 'apartments',
  houses: 'house',
  halls: 'industrial',
}

export function addressTags(address: Address, city: City): Tags {
  const { language } = city.vocabulary
  const place = city.districtNames[address.district]
  return {
    ...whereTags(address, language),
    ...(address.postcode === '' ? {} : { 'addr:postcode': address.postcode }),
    ...(place ? { 'addr:suburb': place[language] ?? '' } : {}),
    'addr:city': city.vocabulary.city[language] ?? '',
    'addr:country': city.vocabulary.country,
  }
}

function whereTags({ chome, number, building }: Address, language: string): Tags {
  if (!chome) {
    const street = building.street.names[language] ?? ''
    return { 'addr:housenumber': inDigits(number, language), 'addr:street': street }
  }
  const part = chome.names[language] ?? ''
  return { 'addr:housenumber': chome.house, 'addr:block_number': chome.block, 'addr:neighbourhood': part }
}

function groundName(block: Block, kind: 'school' | 'market', city: City): Tags {
  const place = city.districtNames[nearest(city.network.districts, block.inside)]
  const names = city.namer.make(city.vocabulary.grounds[kind], place ? { place } : {})
  return nameTags(names, city.vocabulary.language)
}

function drawSchool(block: Block, city: City, drawing: Drawing): void {
  const ground = inset(block.face.ring, 8)
  drawing.area(ground, { amenity: 'school', ...groundName(block, 'school', city) })
  const turn = longestSide(block.face.ring)
  const wings = [
    rectangle(block.inside, 58, 15, turn),
    rectangle(beside(block.inside, turn, 20, 20), 14, 34, turn),
  ]
  for (const ring of wings)
    if (within(ring, ground)) drawing.area(ring, { building: 'school', 'building:levels': '3' })
  const pitch = rectangle(beside(block.inside, turn, -12, -27), 40, 22, turn)
  if (within(pitch, ground)) drawing.area(pitch, { leisure: 'pitch', surface: 'grass' })
}

function drawMarket(block: Block, city: City, drawing: Drawing): void {
  const ground = inset(block.face.ring, 8)
  drawing.area(ground, { landuse: 'retail' })
  const turn = longestSide(block.face.ring)
  const name = groundName(block, 'market', city)
  for (const scale of [1, 0.75, 0.55]) {
    const hall = rectangle(block.inside, 105 * scale, 62 * scale, turn)
    if (!within(hall, ground)) continue
    drawing.area(hall, { building: 'retail', shop: 'mall', 'building:levels': '3', ...name })
    const parking = rectangle(beside(block.inside, turn, 0, 45 * scale), 70 * scale, 20 * scale, turn)
    if (within(parking, ground)) drawing.area(parking, { amenity: 'parking', parking: 'surface' })
    return
  }
}

const within = (ring: readonly Point[], ground: readonly Point[]) => ring.every((p) => contains(ground, p))

export function beside(p: Point, turn: number, across: number, inward: number): Point {
  return {
    x: p.x + Math.cos(turn) * across - Math.sin(turn) * inward,
    y: p.y + Math.sin(turn) * across + Math.cos(turn) * inward,
  }
}

export function longestSide(ring: readonly Point[]): number {
  let [turn, most] = [0, 0]
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [at(ring, i), at(ring, (i + 1) % ring.length)]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length > most) [turn, most] = [Math.atan2(b.y - a.y, b.x - a.x), length]
  }
  return turn
}

import { at, distance, lengthOf, type Line, moved, offset, type Point, pointAlong } from '../shape/point.ts'
import type { City } from '../town/city.ts'
import { filled, nameTags } from '../town/names.ts'
import { nearest } from '../town/streets.ts'
import type { Drawing } from './drawing.ts'
import { beside, longestSide } from './draw-houses.ts'
import { rectangle } from './draw-land.ts'

/** The city, its districts and its stations. */
export function drawPlaces(city: City, drawing: Drawing): void {
  const { vocabulary, network } = city
  const { language } = vocabulary
  drawing.node(network.skeleton.middle, {
    place: 'city',
    population: '640000',
    ...nameTags(vocabulary.city, language),
  })
  network.districts.forEach((p, i) => {
    const away = distance(p, network.skeleton.middle)
    const spot = i === 0 ? moved(p, 210, 190) : p
    const names = city.districtNames[i]
    if (names) drawing.node(spot, { place: away > 1500 ? 'suburb' : 'quarter', ...nameTags(names, language) })
  })
  drawParts(city, drawing)
  drawStations(city, drawing)
  if (vocabulary.stations.metro) drawMetro(city, drawing)
}

/** The numbered parts of districts, each in the middle of its houses. */
function drawParts(city: City, drawing: Drawing): void {
  const { language } = city.vocabulary
  const known = city.addresses.filter(({ chome }) => chome)
  for (const houses of Map.groupBy(known, ({ chome }) => chome?.names[language]).values()) {
    const mean = (axis: 'x' | 'y') =>
      houses.reduce((sum, { building }) => sum + building.door[axis], 0) / houses.length
    const names = at(houses, 0).chome?.names ?? {}
    drawing.node({ x: mean('x'), y: mean('y') }, { place: 'neighbourhood', ...nameTags(names, language) })
  }
}

function drawStations(city: City, drawing: Drawing): void {
  const { skeleton, districts } = city.network
  const { stations, language } = city.vocabulary
  const line = skeleton.railway
  if (line.length < 2) return
  const main = alongTo(line, skeleton.middle)
  const stops = [main]
  for (let s = main + 1400; s < lengthOf(line) - 300; s += 1400) stops.push(s)
  for (let s = main - 1400; s > 300; s -= 1400) stops.push(s)
  for (const stop of stops) {
    const p = pointAlong(line, stop)
    if (city.network.land.ashore.read(p.x, p.y) < 60) continue
    const place = at(city.districtNames, nearest(districts, p))
    const made = stop === main ? stations.main : filled(stations.other, { place })
    const names = city.namer.claim(made) ? made : city.namer.make([stations.other], { place })
    drawing.node(p, {
      railway: 'station',
      public_transport: 'station',
      train: 'yes',
      ...nameTags(names, language),
    })
    for (const aside of [-7, 7]) drawing.area(platform(line, stop, aside), { railway: 'platform' })
    if (stop !== main) continue
    const turn = longestSide([p, pointAlong(line, stop + 20)])
    drawing.area(rectangle(beside(p, turn, 0, -19), 74, 15, turn), {
      building: 'train_station',
      ...nameTags(names, language),
    })
  }
}

function platform(line: Line, stop: number, aside: number): Point[] {
  const middle = [-75, -25, 25, 75].map((s) => pointAlong(line, stop + s))
  return [...offset(middle, aside - 2), ...offset(middle, aside + 2).toReversed()]
}

function alongTo(line: Line, p: Point): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let s = 0; s < lengthOf(line); s += 20) {
    const away = distance(pointAlong(line, s), p)
    if (away < least) [best, least] = [s, away]
  }
  return best
}

/** Stations below the ground, where bigger streets meet. */
function drawMetro(city: City, drawing: Drawing): void {
  const { metro } = city.vocabulary.stations
  const built: Point[] = []
  for (const street of city.streets) {
    if (street.rank !== 'ring' && street.rank !== 'avenue') continue
    const p = street.middle
    if (!metro || built.some((other) => distance(other, p) < 750)) continue
    const place = at(city.districtNames, street.district)
    const byPlace = filled(metro, { place })
    const names = city.namer.claim(byPlace) ? byPlace : filled(metro, { place: street.names })
    built.push(p)
    drawing.node(p, {
      railway: 'station',
      station: 'subway',
      subway: 'yes',
      ...nameTags(names, city.vocabulary.language),
    })
  }
}

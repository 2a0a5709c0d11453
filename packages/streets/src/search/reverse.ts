import type { Point } from '@beckon/domain/geo'
import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import type { Bounds, FoundPlace, Gazetteer } from '../model.ts'
import type { Presenter } from './present.ts'

/** Metres within which a point is taken to be at the address. */
const AT_ADDRESS = 60
const AT_STREET = 250
const OUTSIDE = 2000
const METRES_PER_DEGREE = 111_195

export interface ReverseRequest extends Point {
  readonly language: string
}

function treeOf(points: readonly Point[]): KDBush | undefined {
  if (points.length === 0) return undefined
  const tree = new KDBush(points.length)
  for (const point of points) tree.add(point.longitude, point.latitude)
  return tree.finish()
}

function nearest(tree: KDBush | undefined, point: Point, metres: number): number {
  return tree === undefined ? -1 : (around(tree, point.longitude, point.latitude, 1, metres / 1000)[0] ?? -1)
}

/** Whether the point lies in the bounds or within 2 km of them. */
export function isNearBounds({ west, south, east, north }: Bounds, { latitude, longitude }: Point): boolean {
  const high = OUTSIDE / METRES_PER_DEGREE
  const wide = high / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  return (
    latitude >= south - high &&
    latitude <= north + high &&
    longitude >= west - wide &&
    longitude <= east + wide
  )
}

/** Names a point: the address within 60 m, else the street, else the place. */
export function reverseWith(gazetteer: Gazetteer, bounds: Bounds, presenter: Presenter) {
  const addresses = treeOf(gazetteer.addresses)
  const streets = treeOf(gazetteer.streets)
  const places = treeOf(gazetteer.places)
  return (request: ReverseRequest): FoundPlace | undefined => {
    if (!isNearBounds(bounds, request)) return undefined
    const address = nearest(addresses, request, AT_ADDRESS)
    if (address >= 0) return presenter.present('a', address, request.language)
    const street = nearestStreet(request)
    if (street !== undefined) return presenter.present('s', street, request.language)
    return presenter.present('l', nearest(places, request, 40_000), request.language)
  }

  /** Returns the street whose stored point or whose house is nearer. */
  function nearestStreet(point: Point): number | undefined {
    const house = gazetteer.addresses[nearest(addresses, point, AT_STREET)]
    const drawn = nearest(streets, point, AT_STREET)
    const middle = gazetteer.streets[drawn]
    if (house === undefined || house.street < 0) return middle === undefined ? undefined : drawn
    if (middle === undefined) return house.street
    const far = (to: Point): number => distance(point.longitude, point.latitude, to.longitude, to.latitude)
    return far(house) <= far(middle) ? house.street : drawn
  }
}

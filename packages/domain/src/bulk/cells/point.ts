import { completePlusCode, decodePlusCode, distanceBetween, type Point } from '../../geo/index.ts'
import { findLinks, fold, readPoint as pointIn } from '../../paste/index.ts'
import { parseCoordinates } from '../../request/index.ts'
import type { RowReader } from './reader.ts'

/** Beyond these metres a point is taken as wrong if it would be near with latitude and longitude swapped. */
const FAR = 300_000

/** The point given in the row; null where it has only an address. */
export function readPoint(reader: RowReader): Point | null {
  const [latitude, longitude, point] = [
    reader.line('latitude'),
    reader.line('longitude'),
    reader.line('point'),
  ]
  if (latitude !== '' || longitude !== '') return pairOf(reader, latitude, longitude)
  if (point !== '') {
    const found = pointOf(point, reader.rules.near)
    if (!found) reader.warn('point', 'point-unread')
    return found
  }
  const address = reader.line('address')
  return address === '' ? null : pointOf(address, reader.rules.near)
}

function pairOf(reader: RowReader, latitude: string, longitude: string): Point | null {
  // Both in one of the two columns, as they are copied from a map.
  const both =
    longitude === '' ? parseCoordinates(latitude) : latitude === '' ? parseCoordinates(longitude) : undefined
  if (both) return both
  const [north, east] = [degrees(latitude), degrees(longitude)]
  if (north === undefined || east === undefined || (north === 0 && east === 0)) {
    reader.violation(north === undefined ? 'latitude' : 'longitude', 'point-unclear')
    return null
  }
  const [asWritten, exchanged] = [onEarth(north, east), onEarth(east, north)]
  const isFar = (one: Point | null) => one !== null && isFarFrom(one, reader.rules.near)
  if (exchanged && (!asWritten || (isFar(asWritten) && !isFar(exchanged)))) {
    reader.warn('latitude', 'point-exchanged')
    return exchanged
  }
  if (!asWritten) reader.violation('latitude', 'point-unclear')
  return asWritten
}

const isFarFrom = (point: Point, near: Point | null): boolean =>
  near !== null && distanceBetween(point, near) > FAR

const onEarth = (latitude: number, longitude: number): Point | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null

/** A figure as programs and people write it, with its letter instead of its sign too. */
function degrees(text: string): number | undefined {
  const [, sign = '', figure, letter = ''] =
    /^([+-]?)\s*(\d{1,3}(?:[.,]\d+)?)\s*°?\s*([nsew]?)$/u.exec(fold(text).trim()) ?? []
  if (figure === undefined) return undefined
  const value = Number(figure.replace(',', '.'))
  return sign === '-' || letter === 's' || letter === 'w' ? -value : value
}

const PLUS_CODE = /(?<![\p{L}\p{Nd}])[2-9cfghjmpqrvwx]{4,8}\+[2-9cfghjmpqrvwx]{2,7}(?![\p{L}\p{Nd}])/iu

/** Coordinates, a link of a map that has them in it, or a plus code. */
function pointOf(text: string, near: Point | null): Point | null {
  const typed = parseCoordinates(text)
  if (typed) return typed
  const folded = fold(text)
  const linked = pointIn(folded, findLinks(folded))
  if (linked) return linked.value
  const code = PLUS_CODE.exec(text)?.[0]
  if (code === undefined) return null
  const full = near ? completePlusCode(code, near) : code
  return decodePlusCode(full ?? '')?.centre ?? null
}

import type { Point } from '../geo/index.ts'
import { plainDigits } from '../text/index.ts'

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*`
const pair = new RegExp(String.raw`^\(?\s*${degrees}([NS]?)\s*[,;\s]\s*${degrees}([EW]?)\s*\)?$`, 'iu')
/** As much of Europe writes them. With fewer decimals the comma may as well stand between the two. */
const withCommas = /^([+-]?\d{1,3}),(\d{3,})\s*[;,\s]\s*([+-]?\d{1,3}),(\d{3,})$/u

/** A `lat,lng` pair as it is typed or pasted into the address box, with the digits and signs of any script. */
export function parseCoordinates(text: string): Point | undefined {
  const plain = plainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2212\u2013]/gu, '-')
    .replace(/\u066b/gu, '.')
    .replace(/[،、]/gu, ',')
    .trim()
    .replace(withCommas, '$1.$2 $3.$4')
  const [, latitude, southern = '', longitude, western = ''] = pair.exec(plain) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const point = {
    latitude: Number(latitude) * (/s/iu.test(southern) ? -1 : 1),
    longitude: Number(longitude) * (/w/iu.test(western) ? -1 : 1),
  }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined
}

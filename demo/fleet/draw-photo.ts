import { createHash } from 'node:crypto'
import type { HandoverKind } from '@beckon/domain/dispatch'
import type { Point } from '@beckon/domain/geo'
import sharp from 'sharp'

const WIDTH = 800
const HEIGHT = 600

/** Behind the parcel: the counter of a shop, a front door, the counter from its other side. */
const scenes: Readonly<Record<HandoverKind, (tint: string) => string>> = {
  pickup: (tint) =>
    `<rect width="800" height="600" fill="#efe7da"/><rect y="60" width="800" height="14" fill="${tint}"/>
     <rect y="170" width="800" height="14" fill="${tint}"/><rect y="420" width="800" height="180" fill="#8a6f52"/>`,
  delivery: (tint) =>
    `<rect width="800" height="600" fill="#d8d4cc"/><rect x="250" width="300" height="470" fill="${tint}"/>
     <circle cx="515" cy="250" r="13" fill="#e9cf8d"/><rect y="470" width="800" height="130" fill="#9c958a"/>`,
  return: (tint) =>
    `<rect width="800" height="600" fill="#e2e6ea"/><rect x="60" y="70" width="680" height="120" rx="8" fill="${tint}"/>
     <rect y="400" width="800" height="200" fill="#70605a"/>`,
}

/**
 * Draws the photo of a simulated rider: the same order and moment always give the same picture, and no two orders
 * share one. It contains a location, as a phone's photo does.
 */
export function drawPhoto(orderId: string, kind: HandoverKind, at: Point): Promise<Buffer> {
  const [hue = 0, tint = 0, width = 0, height = 0, x = 0] = createHash('sha256').update(orderId).digest()
  const parcel = { width: 180 + width / 2, height: 130 + height / 2, x: 160 + x }
  const y = 520 - parcel.height
  const colour = `hsl(${Math.round(hue * 1.4)} 55% 48%)`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    ${scenes[kind](`hsl(${Math.round(tint * 1.4)} 30% 40%)`)}
    <rect x="${parcel.x}" y="${y}" width="${parcel.width}" height="${parcel.height}" rx="10" fill="${colour}"/>
    <rect x="${parcel.x + parcel.width / 2 - 14}" y="${y}" width="28" height="${parcel.height}" fill="#fff8" />
    <rect x="${parcel.x + 20}" y="${y + 20}" width="70" height="44" rx="4" fill="#fff"/>${bars(orderId, parcel.x + 28, y + 28)}
  </svg>`
  return sharp(Buffer.from(svg))
    .jpeg({ quality: 75 })
    .withExif({ IFD3: placeOf(at) })
    .toBuffer()
}

/** A label of bars, whose widths are the bytes of the id. */
function bars(orderId: string, left: number, top: number): string {
  let x = left
  return [...createHash('md5').update(orderId).digest().subarray(0, 9)]
    .map((byte) => {
      const width = 1 + (byte % 4)
      const bar = `<rect x="${x}" y="${top}" width="${width}" height="28" fill="#111"/>`
      x += width + 2
      return bar
    })
    .join('')
}

const placeOf = ({ latitude, longitude }: Point) => ({
  GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
  GPSLatitude: degreesOf(latitude),
  GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
  GPSLongitude: degreesOf(longitude),
})

/** Degrees as fractions, in the three parts that pictures have. */
const degreesOf = (degrees: number) => `${Math.round(Math.abs(degrees) * 1e6)}/1000000 0/1 0/1`

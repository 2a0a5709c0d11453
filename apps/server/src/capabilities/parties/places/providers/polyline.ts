type Pair = readonly [longitude: number, latitude: number]

/**
 * The points of an encoded line: differences in steps of ten to the minus `digits` degrees, five bits a character.
 * https://developers.google.com/maps/documentation/utilities/polylinealgorithm. Undefined when it is none.
 */
export function decodePolyline(text: string, digits: number): Pair[] | undefined {
  const steps = 10 ** digits
  const numbers = numbersOf(text)
  if (!numbers || numbers.length === 0 || numbers.length % 2 === 1) return undefined
  const path: Pair[] = []
  let [latitude, longitude] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    latitude += numbers[at] ?? 0
    longitude += numbers[at + 1] ?? 0
    path.push([longitude / steps, latitude / steps])
  }
  const isOnEarth = path.every(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90)
  return isOnEarth ? path : undefined
}

/** Seven groups of five bits hold any degree; a longer number is none. */
const MOST_BITS = 30

function numbersOf(text: string): number[] | undefined {
  const numbers: number[] = []
  let [value, bits] = [0, 0]
  for (const character of text) {
    const group = character.charCodeAt(0) - 63
    if (group < 0 || group > 63 || bits > MOST_BITS) return undefined
    value += (group & 31) * 2 ** bits
    bits += 5
    if (group >= 32) continue
    // The lowest bit is the sign.
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    value = 0
    bits = 0
  }
  return bits === 0 ? numbers : undefined
}

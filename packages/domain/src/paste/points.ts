import type { Point } from '../geo/index.ts'
import type { FoundValue, SourceRange } from './pasted-order.ts'

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,15})?`
const exact = String.raw`-?\d{1,3}\.\d{3,15}`
const pair = `(${degrees})(?:,|%2c)(?:%20|\\+| ){0,2}(${degrees})`

/** From the most to the least telling: the place of a map link comes before the middle of its view. */
const patterns: readonly { readonly pattern: RegExp; readonly isLink: boolean }[] = [
  { pattern: new RegExp(`!3d(${degrees})!4d(${degrees})`, 'u'), isLink: true },
  { pattern: new RegExp(`[?&](?:q|query|ll|daddr|destination|center)=(?:loc:)?${pair}`, 'u'), isLink: true },
  { pattern: new RegExp(`[?&]mlat=(${degrees})&(?:amp;)?mlon=(${degrees})`, 'u'), isLink: true },
  { pattern: new RegExp(`geo:${pair}`, 'u'), isLink: true },
  { pattern: new RegExp(`/(?:search|place|dir)/(?:[^/\\s]{1,60}/)?${pair}`, 'u'), isLink: true },
  { pattern: new RegExp(`@${pair}`, 'u'), isLink: true },
  { pattern: new RegExp(`#map=\\d{1,2}(?:\\.\\d{1,2})?/(${degrees})/(${degrees})`, 'u'), isLink: true },
  // Bare figures need decimals enough that they are no price and no list of house numbers.
  { pattern: new RegExp(`(?<![\\d.,])(${exact}) ?, ?(${exact})(?![\\d,])`, 'u'), isLink: false },
]

/** The place that the text points at by figures. The source of a link is the whole link. */
export function readPoint(folded: string, links: readonly SourceRange[]): FoundValue<Point> | null {
  for (const { pattern, isLink } of patterns) {
    const match = pattern.exec(folded)
    const point = match ? pointOf(match[1], match[2]) : null
    if (!match || !point) continue
    const bare: SourceRange = [match.index, match.index + match[0].length]
    const link = links.find(([start, end]) => start <= bare[0] && bare[0] < end)
    return { value: point, source: link ?? bare, confidence: isLink ? 'labelled' : 'guessed' }
  }
  return null
}

function pointOf(north = '', east = ''): Point | null {
  const latitude = Number(north)
  const longitude = Number(east)
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null
}

/** Everything that is a link or a mail address: no words of the order are in it. */
export function findLinks(folded: string): SourceRange[] {
  const links =
    /(?:https?:\/\/|www\.|geo:)\S{1,2000}|(?<=^|[\s<(:,;])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}/gu
  return [...folded.matchAll(links)].map((match) => [match.index, match.index + match[0].length])
}

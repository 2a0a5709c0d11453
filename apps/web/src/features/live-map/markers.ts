import { type Map as MapView, Marker } from 'maplibre-gl'
import type { Position } from '@beckon/ui/map'
import styles from './LiveMap.module.css'

export type MarkerKind = 'collect' | 'deliver' | 'rider' | 'pin'

type Shape = readonly [tag: 'path' | 'circle', attributes: Readonly<Record<string, string>>]

const path = (d: string): Shape => ['path', { d }]
const circle = (cx: string, cy: string, r: string): Shape => ['circle', { cx, cy, r }]

const icons: Readonly<Record<MarkerKind, readonly Shape[]>> = {
  collect: [
    path(
      'M4 9.5 5.6 5h12.8L20 9.5M5 10v9h14v-9M9 19v-5h6v5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0',
    ),
  ],
  deliver: [path('M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5')],
  rider: [
    circle('6', '16.5', '3.2'),
    circle('18', '16.5', '3.2'),
    path('M6 16.5 10 9h4l4 7.500M10 9l3 7M14 9l-.8-2.500H15.500'),
  ],
  pin: [circle('12', '12', '3.500')],
}

const SVG = 'http://www.w3.org/2000/svg'

function drawn(tag: string, attributes: Readonly<Record<string, string>>, ...within: Element[]): Element {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...within)
  return element
}

const kindClasses: Readonly<Record<MarkerKind, string>> = {
  collect: styles.collect,
  deliver: '',
  rider: styles.rider,
  pin: styles.pin,
}

/**
 * Adds a marker of our own: a coloured drop with an icon. It is decoration; the screen has the same information in
 * words.
 */
export function addMarker(map: MapView, kind: MarkerKind, at: Position): Marker {
  const element = document.createElement('div')
  element.dataset['marker'] = kind
  element.classList.add(styles.place)
  // The map moves the outer element by its transform; only the inner one may turn.
  const drop = document.createElement('div')
  drop.className = `${styles.marker} ${kindClasses[kind]}`
  const shapes = icons[kind].map(([tag, attributes]) => drawn(tag, attributes))
  drop.append(drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...shapes))
  element.append(drop)
  const anchor = kind === 'rider' ? 'center' : 'bottom'
  return new Marker({ element, anchor, draggable: kind === 'pin' }).setLngLat([at[0], at[1]]).addTo(map)
}

/** Glides a marker to where it now is, so that a rider rides instead of leaping. */
export function glide(marker: Marker, to: Position, still: boolean): () => void {
  const from = marker.getLngLat()
  if (still) {
    marker.setLngLat([to[0], to[1]])
    return () => undefined
  }
  const begin = performance.now()
  let frame = 0
  const step = (now: number) => {
    const share = Math.min(1, (now - begin) / GLIDE_MS)
    marker.setLngLat([from.lng + (to[0] - from.lng) * share, from.lat + (to[1] - from.lat) * share])
    if (share < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** A little longer than the pause between two positions. */
const GLIDE_MS = 1100

import type { Map as MapView, Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Position } from '@beckon/ui/map'
import { addMarker } from './markers.ts'

interface Pin {
  readonly at: Position
  readonly onMove: (to: Position) => void
  /** Name of the pin for screen readers. */
  readonly label?: string | undefined
}

/** Screen pixels that an arrow key moves the pin; ten times that with shift. */
const KEY_PIXELS = 8
/** A pin is drawn above its point, with this height. */
const EDGE_PIXELS = 65

/** A pin to drag, to place by a tap, or to move with the arrow keys. */
export function usePin(map: MapView | undefined, pin: Pin | undefined): void {
  const marker = useRef<Marker | undefined>(undefined)
  const onMove = useRef(pin?.onMove)
  useEffect(() => {
    onMove.current = pin?.onMove
  })
  const [longitude, latitude] = pin?.at ?? []
  const label = pin?.label
  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return
    if (marker.current) marker.current.setLngLat([longitude, latitude])
    else marker.current = addPin(map, [longitude, latitude], (to) => onMove.current?.(to))
    if (label !== undefined) name(marker.current.getElement(), label)
  }, [map, longitude, latitude, label])
  const present = longitude !== undefined
  useEffect(() => {
    if (!map || !present) return
    const placed = map.on('click', ({ lngLat }) => {
      marker.current?.setLngLat(lngLat)
      onMove.current?.([lngLat.lng, lngLat.lat])
    })
    return () => {
      placed.unsubscribe()
      marker.current?.remove()
      marker.current = undefined
    }
  }, [map, present])
}

function addPin(map: MapView, at: Position, tell: (to: Position) => void): Marker {
  const marker = addMarker(map, 'pin', at)
  const drop = () => {
    const { lng, lat } = marker.getLngLat()
    tell([lng, lat])
  }
  marker.on('dragend', drop)
  const element = marker.getElement()
  element.tabIndex = 0
  element.addEventListener('keydown', (event) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const from = map.project(marker.getLngLat())
    marker.setLngLat(map.unproject([from.x + step[0], from.y + step[1]]))
    keepInView(map, marker)
    drop()
  })
  return marker
}

/** The map follows a pin that is moved by keyboard out of what is seen. */
function keepInView(map: MapView, marker: Marker): void {
  const { x, y } = map.project(marker.getLngLat())
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const isSeen = x > EDGE_PIXELS && x < width - EDGE_PIXELS && y > EDGE_PIXELS && y < height - EDGE_PIXELS
  if (!isSeen) map.jumpTo({ center: marker.getLngLat() })
}

function name(element: HTMLElement, label: string): void {
  element.setAttribute('role', 'button')
  element.setAttribute('aria-label', label)
}

function stepOf({ key, shiftKey }: KeyboardEvent): readonly [number, number] | undefined {
  const size = shiftKey ? KEY_PIXELS * 10 : KEY_PIXELS
  switch (key) {
    case 'ArrowUp':
      return [0, -size]
    case 'ArrowDown':
      return [0, size]
    case 'ArrowLeft':
      return [-size, 0]
    case 'ArrowRight':
      return [size, 0]
    default:
      return undefined
  }
}

import type { Position } from '@beckon/ui/map'
import { type Map as MapView, Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import styles from './map.module.css'
import type { NumberedStop } from './numbered-stops.ts'

type Kind = 'stop' | 'rider'

/** Puts a marker where something is, and moves it. It is decoration: the screen has the same in words. */
export function useMarker(map: MapView | undefined, kind: Kind, at: Position | undefined): void {
  const marker = useRef<Marker>(undefined)
  const [longitude, latitude] = at ?? []
  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return void marker.current?.remove()
    marker.current ??= new Marker({ element: elementOf(kind), anchor: kind === 'stop' ? 'bottom' : 'center' })
    marker.current.setLngLat([longitude, latitude]).addTo(map)
  }, [map, kind, longitude, latitude])
  useEffect(
    () => () => {
      marker.current?.remove()
      marker.current = undefined
    },
    [map],
  )
}

/** Puts numbered markers where the stops are, the first above the others. */
export function useNumbered(map: MapView | undefined, stops: readonly NumberedStop[]): void {
  const latest = useRef(stops)
  useEffect(() => {
    latest.current = stops
  })
  const name = stops.map(({ at, number }) => `${number} ${at.join()}`).join(' ')
  useEffect(() => {
    if (!map) return undefined
    const markers = latest.current
      .toReversed()
      .map(({ at: [longitude, latitude], number }) =>
        new Marker({ element: elementOf('numbered', number), anchor: 'bottom' })
          .setLngLat([longitude, latitude])
          .addTo(map),
      )
    return () => markers.forEach((marker) => marker.remove())
  }, [map, name])
}

function elementOf(kind: Kind | 'numbered', text = ''): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.place
  const shape = document.createElement('div')
  shape.className = styles[kind]
  shape.textContent = text
  element.append(shape)
  return element
}

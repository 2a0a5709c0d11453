import type { Position } from '@beckon/ui/map'
import { type Map as MapView, Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import styles from './map.module.css'

type Kind = 'stop' | 'rider'

/** Puts a marker where something is, and moves it. It is decoration: the screen has the same in words. */
export function useMarker(map: MapView | undefined, kind: Kind, at: Position | undefined): void {
  const marker = useRef<Marker>(undefined)
  const [longitude, latitude] = at ?? []
  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return
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

function elementOf(kind: Kind): HTMLElement {
  const element = document.createElement('div')
  element.className = styles.place
  const shape = document.createElement('div')
  shape.className = styles[kind]
  element.append(shape)
  return element
}

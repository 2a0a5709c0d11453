import type { Map as MapView, Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Ring } from '@beckon/domain/geo'
import { drawTrail, drawRoute, type Position, showAll } from '@beckon/ui/map'
import { drawArea } from './draw-area.ts'
import { addMarker, glide, type MarkerKind } from './markers.ts'

export interface MapContents {
  readonly collect?: Position | undefined
  readonly deliver?: Position | undefined
  readonly rider?: Position | undefined
  /** Several riders at once, by id. */
  readonly riders?: ReadonlyMap<string, Position> | undefined
  /** Included in the bounds, drawn elsewhere. */
  readonly also?: Position | undefined
  /** Zoom of a single point. */
  readonly zoom?: number | undefined
  /** Where an outlet delivers, and its colour. */
  readonly area?: Ring | undefined
  readonly areaColour?: string | undefined
  /** Whether the map fits the whole area. */
  readonly showsArea?: boolean | undefined
  /** The trail part of the route. */
  readonly trail?: readonly Position[] | undefined
  /** The road ahead. */
  readonly path?: readonly Position[] | undefined
  /** Colour of the road. */
  readonly colour?: string | undefined
  /** Identifies the places that must be visible; when it changes, the map fits them again. */
  readonly frame: string
}

const BLUE = '#2563eb'

/** The names of the streets can be read. */
const STREET_ZOOM = 16

const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Updates markers and route. */
export function useMapContents(map: MapView | undefined, places: MapContents): void {
  useMarker(map, 'collect', places.collect)
  useMarker(map, 'deliver', places.deliver)
  useMarker(map, 'rider', places.rider)
  useRiderMarkers(map, places.riders)
  const { path, colour, trail } = places
  useEffect(() => {
    if (map) drawRoute(map, path ?? [], colour ?? BLUE)
  }, [map, path, colour])
  useEffect(() => {
    if (map) drawTrail(map, trail ?? [])
  }, [map, trail])
  const { area, areaColour } = places
  useEffect(() => {
    if (map) drawArea(map, area ?? [], areaColour ?? BLUE)
  }, [map, area, areaColour])
  const latest = useRef(places)
  useEffect(() => {
    latest.current = places
  })
  const framed = useRef(false)
  useEffect(() => {
    if (!map) {
      framed.current = false
      return
    }
    const { collect, deliver, rider, riders, also, area, showsArea, zoom = STREET_ZOOM } = latest.current
    showAll(
      map,
      [collect, deliver, rider, also, ...(riders?.values() ?? []), ...(showsArea ? (area ?? []) : [])].filter(
        (point) => point !== undefined,
      ),
      { animate: framed.current && !reducesMotion(), zoom },
    )
    framed.current = true
  }, [map, places.frame])
}

/** Shows one marker for each rider, and removes markers of riders who are gone. */
function useRiderMarkers(map: MapView | undefined, riders: ReadonlyMap<string, Position> | undefined): void {
  const markers = useRef(new Map<string, Marker>())
  useEffect(() => {
    if (!map) return
    for (const [id, marker] of markers.current) {
      if (riders?.has(id)) continue
      marker.remove()
      markers.current.delete(id)
    }
    const stops = [...(riders ?? [])].map(([id, at]) => {
      const marker = markers.current.get(id)
      if (marker) return glide(marker, at, reducesMotion())
      markers.current.set(id, addMarker(map, 'rider', at))
      return undefined
    })
    return () => stops.forEach((stop) => stop?.())
  }, [map, riders])
  useEffect(() => {
    const held = markers.current
    return () => {
      for (const marker of held.values()) marker.remove()
      held.clear()
    }
  }, [map])
}

function useMarker(map: MapView | undefined, kind: MarkerKind, at: Position | undefined): void {
  const marker = useRef<Marker | undefined>(undefined)
  const [longitude, latitude] = at ?? []
  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return
    if (!marker.current) {
      marker.current = addMarker(map, kind, [longitude, latitude])
      return
    }
    return glide(marker.current, [longitude, latitude], reducesMotion())
  }, [map, kind, longitude, latitude])
  const absent = longitude === undefined
  useEffect(() => {
    const remove = () => {
      marker.current?.remove()
      marker.current = undefined
    }
    if (absent) remove()
    return remove
  }, [map, absent])
}

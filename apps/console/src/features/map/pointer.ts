import type { Map as MapView, MapGeoJSONFeature, MapMouseEvent, MapTouchEvent } from 'maplibre-gl'

export type MapPointerEvent = MapMouseEvent | MapTouchEvent

export interface PointerListeners {
  readonly down: (event: MapPointerEvent) => void
  readonly move: (event: MapPointerEvent) => void
  readonly up: (event: MapPointerEvent) => void
  readonly click: (event: MapMouseEvent) => void
}

/** Listens to the mouse and to touches on a map. The returned function ends it. */
export function listenToPointer(map: MapView, { down, move, up, click }: PointerListeners): () => void {
  const subscriptions = [
    map.on('mousedown', down),
    map.on('touchstart', down),
    map.on('mousemove', move),
    map.on('touchmove', move),
    map.on('mouseup', up),
    map.on('touchend', up),
    map.on('click', click),
  ]
  return () => subscriptions.forEach((one) => one.unsubscribe())
}

/** Pixels around the pointer in which a sign is meant. */
const REACH = 10

/** Returns the sign of these layers near the pointer; the one drawn above the others where there are several. */
export function signNear(
  map: MapView,
  { point: { x, y } }: MapPointerEvent,
  layers: string[],
): MapGeoJSONFeature | undefined {
  const [found] = map.queryRenderedFeatures(
    [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ],
    { layers },
  )
  return found
}

import type { Map as MapView } from 'maplibre-gl'
import { listenToPointer, type MapPointerEvent, signNear } from '../../../features/map/index.ts'
import { atCorner, type Corner, withCorner } from './outline.ts'
import { CORNERS, MIDDLES } from './zone-layers.ts'

export interface OutlineEditing {
  readonly corners: readonly Corner[]
  readonly select: (index: number) => void
  readonly change: (corners: readonly Corner[]) => void
}

interface Handle {
  readonly isCorner: boolean
  readonly index: number
}

/**
 * A dragged corner moves, a dragged middle becomes a corner, and a press beside an outline of fewer than three corners
 * adds one. The returned function ends it.
 */
export function listenOnOutline(map: MapView, editing: () => OutlineEditing): () => void {
  let dragged: number | undefined
  const down = (event: MapPointerEvent) => {
    const handle = handleAt(map, event)
    if (!handle) return
    // Otherwise the map moves with the pointer.
    event.preventDefault()
    const { corners, change, select } = editing()
    dragged = handle.isCorner ? handle.index : handle.index + 1
    if (!handle.isCorner) change(withCorner(corners, dragged, placeOf(event)))
    select(dragged)
  }
  const move = (event: MapPointerEvent) => {
    const { corners, change } = editing()
    if (dragged !== undefined) change(atCorner(corners, dragged, placeOf(event)))
    else map.getCanvas().style.cursor = handleAt(map, event) ? 'move' : ''
  }
  const up = () => {
    dragged = undefined
  }
  const click = (event: MapPointerEvent) => {
    const { corners, change, select } = editing()
    if (corners.length >= 3 || handleAt(map, event)) return
    change(withCorner(corners, corners.length, placeOf(event)))
    select(corners.length)
  }
  return listenToPointer(map, { down, move, up, click })
}

const placeOf = ({ lngLat }: MapPointerEvent): Corner => [lngLat.lng, lngLat.lat]

/** The corner or middle near the pointer; corners lie above middles. */
function handleAt(map: MapView, event: MapPointerEvent): Handle | undefined {
  const sign = signNear(map, event, [CORNERS, MIDDLES])
  return sign && { isCorner: sign.layer.id === CORNERS, index: Number(sign.properties['index']) }
}

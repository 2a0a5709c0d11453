import type { Map as MapView } from 'maplibre-gl'
import { listenToPointer, type MapPointerEvent, signNear } from '../../../features/map/index.ts'
import { ORDERS, RIDERS, showLink } from './layers.ts'

export interface MapPointer {
  readonly onOrder: (orderId: string) => void
  readonly onRider: (riderId: string) => void
  /** An order was dragged to a rider. */
  readonly onDrop: (orderId: string, riderId: string) => void
  readonly mayDrag: boolean
}

/** Presses on signs open them; an order is dragged to a rider. The returned function ends it. */
export function listenOnMap(map: MapView, pointer: () => MapPointer): () => void {
  let dragged: { readonly id: string; readonly from: [number, number] } | undefined
  const down = (event: MapPointerEvent) => {
    const [order] = map.queryRenderedFeatures(event.point, { layers: [ORDERS] })
    if (!order || !pointer().mayDrag || order.geometry.type !== 'Point') return
    const [longitude = 0, latitude = 0] = order.geometry.coordinates
    // Otherwise the map moves with the pointer.
    event.preventDefault()
    dragged = { id: String(order.properties['id']), from: [longitude, latitude] }
  }
  const move = (event: MapPointerEvent) => {
    if (dragged) showLink(map, [dragged.from, [event.lngLat.lng, event.lngLat.lat]])
    else map.getCanvas().style.cursor = idAt(map, event, [ORDERS, RIDERS]) === undefined ? '' : 'pointer'
  }
  const up = (event: MapPointerEvent) => {
    const ended = dragged
    dragged = undefined
    if (!ended) return
    showLink(map, [])
    const rider = idAt(map, event, [RIDERS])
    if (rider !== undefined) pointer().onDrop(ended.id, rider)
  }
  const click = (event: MapPointerEvent) => {
    const order = idAt(map, event, [ORDERS])
    const rider = order === undefined ? idAt(map, event, [RIDERS]) : undefined
    if (order !== undefined) pointer().onOrder(order)
    else if (rider !== undefined) pointer().onRider(rider)
  }
  return listenToPointer(map, { down, move, up, click })
}

function idAt(map: MapView, event: MapPointerEvent, layers: string[]): string | undefined {
  const sign = signNear(map, event, layers)
  return sign && String(sign.properties['id'])
}

import { showAll } from '@beckon/ui/map'
import type { Map as MapView } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { useBoardActions } from '../board-context.ts'
import type { LayoutProps } from '../layout-props.ts'
import { moveTo } from '../state/moves.ts'
import { nextPlace, orderFeatures, riderFeatures, selectedFeatures } from './features.ts'
import { ORDERS, RIDERS, showLine, showSigns, showStops } from './layers.ts'
import { listenOnMap, type MapPointer } from './pointer.ts'

const STREET_ZOOM = 14

/** Shows orders, riders and the selected order on the map, and lets them be pressed and dragged. */
export function useSigns(map: MapView | undefined, { view, board, selected, now }: LayoutProps): void {
  const order = selected === undefined ? undefined : board.orders.get(selected)
  const { orders, columns } = view
  useEffect(() => {
    if (map)
      showSigns(
        map,
        RIDERS,
        riderFeatures(
          columns.map(({ rider }) => rider),
          now,
        ),
      )
  }, [map, columns, now])
  useEffect(() => {
    if (map) showSigns(map, ORDERS, orderFeatures(orders))
  }, [map, orders])
  useEffect(() => {
    if (!map) return
    const { stops, line } = selectedFeatures(order, board)
    showStops(map, stops)
    showLine(map, line)
  }, [map, order, board])
  useFrame(map, view)
  useEffect(() => {
    if (!map || !order) return
    const { longitude, latitude } = nextPlace(order)
    if (!map.getBounds().contains([longitude, latitude])) map.jumpTo({ center: [longitude, latitude] })
    // Only when another order is selected.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, selected])
  usePointer(map, board)
}

/** Shows all orders when the map opens; later the operator moves it. */
function useFrame(map: MapView | undefined, { orders, columns }: LayoutProps['view']): void {
  const framed = useRef<MapView>(undefined)
  useEffect(() => {
    const places = [...orders.map(nextPlace), ...columns.flatMap(({ rider }) => rider.position ?? [])]
    if (!map || framed.current === map || places.length === 0) return
    framed.current = map
    showAll(
      map,
      places.map(({ longitude, latitude }) => [longitude, latitude] as const),
      { animate: false, zoom: STREET_ZOOM },
    )
  }, [map, orders, columns])
}

function usePointer(map: MapView | undefined, { orders }: LayoutProps['board']): void {
  const actions = useBoardActions()
  const latest = useRef<MapPointer>(undefined)
  useEffect(() => {
    latest.current = {
      mayDrag: actions.mayAct,
      onOrder: actions.open,
      onRider: actions.openRider,
      onDrop(orderId, riderId) {
        const order = orders.get(orderId)
        const move = order && moveTo(order, riderId)
        if (move && move.kind !== 'stops') actions.ask(move.kind, order, riderId)
        else if (order) actions.refuse(order)
      },
    }
  })
  useEffect(() => {
    const none = { mayDrag: false, onOrder: ignore, onRider: ignore, onDrop: ignore }
    return map ? listenOnMap(map, () => latest.current ?? none) : undefined
  }, [map])
}

const ignore = (): void => undefined

import 'maplibre-gl/dist/maplibre-gl.css'
import type { AnswerOf, calls, DeskOrder } from '@beckon/contract'
import { Alert, Skeleton, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useCountryMap, useMap } from '../../../features/map/index.ts'
import { EmptyState, LoadState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../order.module.css'
import { useWay } from '../use-order.ts'
import { drawWay } from './draw-way.ts'

type WayAnswer = AnswerOf<typeof calls.getDeskWay>['result']

/** The way of the rider on a map, with both ends; the same in words for those who cannot see it. */
export function Way({ desk }: { readonly desk: DeskOrder }) {
  const query = useWay(desk.order.order_id)
  const { data } = query
  if (!data) return <LoadState query={query} />
  return (
    <>
      <Words way={data} />
      <WayMap desk={desk} way={data} />
    </>
  )
}

function Words({ way: { trail, position } }: { readonly way: WayAnswer }) {
  const { t, format } = useTexts()
  const [first, last] = [trail[0], trail.at(-1)]
  if (!first || !last) return <EmptyState title={t('console.orders.no-way')} />
  return (
    <Text size="sm" mb="xs">
      {t('console.orders.way-length', {
        points: format.number(trail.length),
        from: format.time(first.at),
        until: format.time(last.at),
      })}
      {position !== null && position.at !== null && (
        <> {t('console.orders.position', { time: format.time(position.at) })}</>
      )}
    </Text>
  )
}

function WayMap({ desk, way }: { readonly desk: DeskOrder; readonly way: WayAnswer }) {
  const source = useCountryMap()
  return source ? <Drawn desk={desk} way={way} source={source} /> : <Skeleton height={240} />
}

interface DrawnProps {
  readonly desk: DeskOrder
  readonly way: WayAnswer
  readonly source: NonNullable<ReturnType<typeof useCountryMap>>
}

function Drawn({ desk: { order }, way, source }: DrawnProps) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const { outlet, customer } = order
  const state = useMap(frame, {
    map: source,
    centre: [outlet.longitude, outlet.latitude],
    zoom: 13,
    label: t('console.orders.map'),
  })
  const { longitude: x, latitude: y } = customer.location
  const map = state.state === 'ready' ? state.map : undefined
  useEffect(() => {
    if (map) drawWay(map, { from: [outlet.longitude, outlet.latitude], to: [x, y], way })
  }, [map, outlet.longitude, outlet.latitude, x, y, way])
  return (
    <>
      {state.state === 'failed' && <Alert color="yellow">{t('console.orders.map-failed')}</Alert>}
      <div ref={frame} className={styles.map} role="region" aria-label={t('console.orders.map')} />
    </>
  )
}

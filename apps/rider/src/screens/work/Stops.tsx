import { useState } from 'react'
import { stopTitle } from '../../features/stops/index.ts'
import { isSeveral, movedStops, stopKey, useWork, type WorkStop } from '../../features/work/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { StopCard } from './StopCard.tsx'
import { StopsMap } from './StopsMap.tsx'
import styles from './stops.module.css'

/** The next stops of the rider in their order, which can be changed where there are several parcels. */
export function Stops() {
  const texts = useTexts()
  const { t, format } = texts
  const { stopOrder } = useDeps()
  const { stops } = useWork()
  const [moved, setMoved] = useState('')
  const [first] = stops
  if (!first) return null
  const hasSeveral = isSeveral(stops)
  const move = (index: number, by: -1 | 1) => {
    const next = movedStops(stops, index, by)
    const stop = stops[index]
    if (!next || !stop) return
    void stopOrder.choose(next.map(({ order_id, kind }) => ({ order_id, kind })))
    setMoved(t('rider.stops.moved', { stop: titleOf(stop, t), number: format.number(index + by + 1) }))
  }
  return (
    <section className={styles.section} aria-labelledby="stops-title">
      <h2 id="stops-title" className={styles.heading}>
        {t('rider.stops.title')}
      </h2>
      {hasSeveral && <StopsMap first={first} stops={stops} />}
      <ol className={styles.stops}>
        {stops.map((stop, index) => (
          <StopCard
            key={stopKey(stop)}
            stop={stop}
            title={titleOf(stop, t)}
            number={format.number(index + 1)}
            isSeveral={hasSeveral}
            canMove={(by) => movedStops(stops, index, by) !== undefined}
            onMove={(by) => move(index, by)}
          />
        ))}
      </ol>
      <span role="status" className="visually-hidden">
        {moved}
      </span>
    </section>
  )
}

const titleOf = ({ kind, assignment }: WorkStop, t: Texts['t']): string =>
  stopTitle({ kind, task: assignment.task }, t)

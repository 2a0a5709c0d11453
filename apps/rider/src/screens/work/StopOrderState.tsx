import { useEffect } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { stopKey, useWork } from '../../features/work/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './stops.module.css'

/** A question about a late parcel is over when a stop was made, or a parcel has gone. */
function useDropWhenChanged(): void {
  const { stopOrder } = useDeps()
  const { stops, isKnown } = useWork()
  const wanted = useStore(stopOrder.wanted)
  const keys = new Set(stops.map(stopKey))
  const isOver = isKnown && wanted?.state === 'late' && !wanted.stops.every((stop) => keys.has(stopKey(stop)))
  useEffect(() => {
    if (isOver) void stopOrder.drop()
  }, [isOver, stopOrder])
}

/**
 * The question about a late parcel, a change that did not count, and one that waits for a connection. It is at the
 * bottom of the screen, because the list is longer than a phone.
 */
export function StopOrderState() {
  const { t, say } = useTexts()
  const { stopOrder, work } = useDeps()
  const { stops } = useWork()
  const wanted = useStore(stopOrder.wanted)
  const problem = useStore(stopOrder.problem)
  const { isOnline } = useStore(work.connection)
  useDropWhenChanged()
  if (problem) {
    const isChanged = problem.code === 'stops.changed'
    return (
      <div className={styles.state}>
        <Notice kind="error">
          <span>{isChanged ? t('rider.stops.changed') : say(problem.key, problem.values)}</span>
          <Button onPress={stopOrder.dismissProblem}>{t('rider.queue.dismiss')}</Button>
        </Notice>
      </div>
    )
  }
  if (wanted?.state === 'late') {
    const late = stops.find(({ order_id: id }) => id === wanted.late)?.assignment.task
    return (
      <div className={styles.state}>
        <Notice kind="error">
          <strong>
            {late ? t('rider.stops.late', { name: late.deliver.name }) : t('rider.stops.late-one')}
          </strong>
          <div className={styles.answers}>
            <Button onPress={() => void stopOrder.drop()}>{t('rider.stops.drop')}</Button>
            <Button onPress={() => void stopOrder.keep()}>{t('rider.stops.keep')}</Button>
          </div>
        </Notice>
      </div>
    )
  }
  if (!wanted || isOnline) return null
  return (
    <div className={styles.state}>
      <Notice kind="info">{t('rider.stops.waits')}</Notice>
    </div>
  )
}

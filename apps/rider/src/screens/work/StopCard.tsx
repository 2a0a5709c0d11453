import { checksAtDoor, checksAtPickup } from '../../features/stops/index.ts'
import type { WorkStop } from '../../features/work/index.ts'
import { useNow } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { Link } from '../../platform/router/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import styles from './stops.module.css'

export interface StopCardProps {
  readonly stop: WorkStop
  readonly title: string
  readonly number: string
  /** There are several parcels: each stop has the name of its own, and can be moved. */
  readonly isSeveral: boolean
  readonly canMove: (by: -1 | 1) => boolean
  readonly onMove: (by: -1 | 1) => void
}

/** One stop: its place, its time, what to do there, and the buttons that move it. */
export function StopCard({ stop, title, number, isSeveral, canMove, onMove }: StopCardProps) {
  const texts = useTexts()
  const { t } = texts
  const { order_id: orderId, kind, assignment } = stop
  const { task } = assignment
  const place = kind === 'dropoff' ? task.deliver : task.collect
  const goods = isSeveral ? goodsOf(stop) : ''
  return (
    <li className={styles.stop}>
      <Link to={{ page: 'job', orderId }} className={styles.link}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <strong className={styles.title}>{title}</strong>
        <Times stop={stop} />
        <bdi>{place.address}</bdi>
        {goods !== '' && (
          <span className={styles.dim}>
            {t('rider.job.goods')}: <bdi>{goods}</bdi>
          </span>
        )}
        {checksOf(stop, texts).map((check) => (
          <span key={check} className={styles.check}>
            {check}
          </span>
        ))}
      </Link>
      {isSeveral && (
        <div className={styles.moves}>
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              className={styles.move}
              aria-label={
                by === -1 ? t('rider.stops.up', { stop: title }) : t('rider.stops.down', { stop: title })
              }
              aria-disabled={!canMove(by)}
              onClick={() => onMove(by)}
            >
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={by === -1 ? 'M5 15l7-7 7 7' : 'M5 9l7 7 7-7'} />
              </svg>
            </button>
          ))}
        </div>
      )}
    </li>
  )
}

/** The goods, or the number of the order where the shop wrote nothing. */
const goodsOf = ({ assignment: { task } }: WorkStop): string =>
  task.description === '' ? task.order_id : task.description

function checksOf({ kind, assignment }: WorkStop, texts: Texts): readonly string[] {
  if (kind === 'pickup') return checksAtPickup(assignment, texts)
  return kind === 'dropoff' ? checksAtDoor(assignment, texts) : []
}

function Times({ stop: { kind, expectedAt, dueAt } }: { readonly stop: WorkStop }) {
  const { t, format } = useTexts()
  const { clock } = useDeps()
  const now = useNow(clock.now) / 1000
  const due = () => {
    if (dueAt === null) return undefined
    const time = format.time(dueAt)
    if (kind === 'pickup')
      return dueAt <= now ? t('rider.offer.ready-now') : t('rider.offer.ready-at', { time })
    return dueAt < now ? t('rider.job.late', { time }) : t('rider.job.by', { time })
  }
  const isLate = kind === 'dropoff' && dueAt !== null && Math.max(expectedAt ?? 0, now) > dueAt
  return (
    <span className={styles.times} data-late={isLate || undefined}>
      {expectedAt !== null && <span>{t('rider.stops.expected', { time: format.time(expectedAt) })}</span>}
      {dueAt !== null && <span>{due()}</span>}
    </span>
  )
}

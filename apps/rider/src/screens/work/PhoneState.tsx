import { isExact } from '@beckon/domain/dispatch'
import { Fact, type FactProps, Facts } from '../../features/facts/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useWork } from '../../features/work/index.ts'
import { now, useNow } from '../../platform/clock/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { Link } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './work.module.css'

/** A position older than this is too old for offers. */
const OLD_MS = 60_000

/** The connection of this phone, its last position, its queue, and its notifications. */
export function PhoneState() {
  const { t, format } = useTexts()
  const { work, push } = useDeps()
  const { isOnline, since } = useStore(work.connection)
  const isPushOn = useStore(push.state) === 'on'
  return (
    <Panel title={t('rider.duty.state')}>
      <Facts>
        <Fact name={t('rider.duty.connection')} tone={isOnline ? 'good' : 'warning'}>
          {isOnline
            ? t('rider.duty.connection-on')
            : t('rider.duty.connection-off', { time: format.time(Math.floor(since / 1000)) })}
        </Fact>
        <PositionFact />
        <QueueFact />
        <Fact name={t('rider.duty.push')} tone={isPushOn ? 'good' : 'warning'}>
          {isPushOn ? t('rider.duty.push-on') : t('rider.duty.push-off')}
        </Fact>
      </Facts>
    </Panel>
  )
}

function PositionFact() {
  const { t, format } = useTexts()
  const { positions, location, clock } = useDeps()
  const { sentAt } = useStore(positions.state)
  const found = useStore(location.state)
  const tracked = useTrackedAt()
  const { duty, assignments, otherDevice } = useWork()
  const time = useNow(now)
  const isOld = sentAt === undefined || time - sentAt > OLD_MS
  const isOff = (duty?.state ?? 'off') === 'off' && assignments.length === 0
  const weak = found.status === 'found' && !isExact(found.position) ? found.position.accuracy : null
  const isBad = isOld || found.status === 'denied' || weak !== null
  const text = () => {
    if (tracked !== undefined) {
      return t('rider.duty.position-tracker', { time: format.relative(tracked, clock.seconds()) })
    }
    if (otherDevice) return t('rider.duty.position-other')
    if (found.status === 'denied') return t('rider.duty.position-denied')
    if (isOff) return t('rider.duty.position-off')
    if (weak !== null) return t('rider.duty.position-weak', { distance: format.distance(weak) })
    if (sentAt === undefined) return t('rider.duty.position-none')
    return t('rider.duty.position-sent', {
      time: format.relative(Math.floor(sentAt / 1000), Math.floor(time / 1000)),
    })
  }
  return (
    <Fact
      name={t('rider.duty.position')}
      tone={otherDevice ? undefined : toneOf(isOff, isBad && tracked === undefined)}
    >
      {text()}
    </Fact>
  )
}

/** Returns when Traccar Client took the newest position, in seconds; undefined where that is old or of this app. */
function useTrackedAt(): number | undefined {
  const { work, clock } = useDeps()
  const position = useStore(work.copy)?.work.position
  const time = useNow(clock.now)
  if (position?.source !== 'tracker' || position.taken_at === null) return undefined
  return time - position.taken_at * 1000 > OLD_MS ? undefined : position.taken_at
}

function toneOf(isOff: boolean, isBad: boolean): FactProps['tone'] {
  if (isBad) return isOff ? undefined : 'warning'
  return 'good'
}

function QueueFact() {
  const { t } = useTexts()
  const { acts } = useDeps()
  const queue = useStore(acts.queue)
  const photos = useStore(acts.photos)
  const isWaiting = ({ state }: { readonly state: string }) => state === 'waiting'
  const [count, photoCount] = [queue.filter(isWaiting).length, photos.filter(isWaiting).length]
  const isEmpty = queue.length + photos.length === 0
  const text = () => {
    if (count > 0) return t('rider.duty.queue-acts', { count })
    return photoCount > 0 ? t('rider.duty.queue-photos', { count: photoCount }) : t('rider.job.kept-title')
  }
  return (
    <Fact name={t('rider.duty.queue')} tone={isEmpty ? 'good' : 'warning'}>
      {isEmpty ? (
        t('rider.duty.queue-empty')
      ) : (
        <Link to={{ page: 'queue' }} className={styles.link}>
          {text()}
        </Link>
      )}
    </Fact>
  )
}

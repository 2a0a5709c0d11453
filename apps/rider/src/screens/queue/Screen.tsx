import { Button, Notice } from '../../features/controls/index.ts'
import { Page, Panel } from '../../features/page/index.ts'
import { now, useNow } from '../../platform/clock/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import type { QueuedPhoto } from '../../platform/queue/index.ts'
import type { QueuedAct } from '../../platform/storage/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './queue.module.css'

/** Acts and photos that wait to be sent, and acts that did not count. */
export function Screen() {
  const { t } = useTexts()
  const { acts } = useDeps()
  const queue = useStore(acts.queue)
  const photos = useStore(acts.photos)
  const isEmpty = queue.length + photos.length === 0
  return (
    <Page
      title={t('rider.queue.title')}
      back={{ page: 'work' }}
      actions={
        isEmpty ? undefined : (
          <Button kind="primary" isBig onPress={acts.sendNow}>
            {t('rider.queue.send-now')}
          </Button>
        )
      }
    >
      <p>{isEmpty ? t('rider.duty.queue-empty') : t('rider.queue.safe')}</p>
      {queue.map((queued) => (
        <Act key={queued.act.act_id} queued={queued} />
      ))}
      {photos.map((photo) => (
        <Photo key={photo.photo_id} photo={photo} />
      ))}
    </Page>
  )
}

function Act({ queued: { act, state, reason, undo_until: undoUntil } }: { readonly queued: QueuedAct }) {
  const { t, say, format } = useTexts()
  const { acts } = useDeps()
  const time = useNow(now)
  const isUndoable = undoUntil !== null && undoUntil > time
  return (
    <Panel title={t(`rider.history.act.${act.kind}`)}>
      <p className={styles.line}>
        <span>{t('rider.history.act-at', { time: format.time(Math.floor(act.occurred_at)) })}</span>
        <bdi>{t('rider.job.order', { id: act.order_id })}</bdi>
      </p>
      {state === 'waiting' && <p>{t(isUndoable ? 'rider.queue.undoable' : 'rider.queue.waiting')}</p>}
      {isUndoable && <Button onPress={() => void acts.undo(act.act_id)}>{t('rider.undo')}</Button>}
      {state === 'kept' && reason && (
        <>
          <Notice kind="warning">
            {t('rider.queue.kept', { reason: say(reason.translation_key, reason.values) })}
          </Notice>
          <Button onPress={() => void acts.dismiss(act.act_id)}>{t('rider.queue.dismiss')}</Button>
        </>
      )}
    </Panel>
  )
}

function Photo({ photo: { state, reason } }: { readonly photo: QueuedPhoto }) {
  const { t, say } = useTexts()
  return (
    <Panel title={t('rider.photo.title')}>
      <p>
        {state === 'kept' && reason
          ? t('rider.photo.failed', { reason: say(reason.translation_key, reason.values) })
          : t('rider.photo.waiting')}
      </p>
    </Panel>
  )
}

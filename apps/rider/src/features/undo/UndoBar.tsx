import { Button } from '../controls/index.ts'
import { now, useNow } from '../../platform/clock/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import type { QueuedAct } from '../../platform/storage/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { undoableOf } from './undoable.ts'
import styles from './undo.module.css'

export interface UndoBarProps {
  /** Acts of the order that have not been sent, oldest first. */
  readonly waiting: readonly QueuedAct[]
  readonly onUndone?: (act: QueuedAct['act']) => void
}

/** The last act of an order, as long as it can be taken back, and that it is kept without a connection. */
export function UndoBar({ waiting, onUndone }: UndoBarProps) {
  const { t, format } = useTexts()
  const { acts, work } = useDeps()
  const { isOnline } = useStore(work.connection)
  const time = useNow(now, 250)
  const last = undoableOf(waiting, time)
  if (!last) return <Saved isShown={!isOnline} waiting={waiting} />
  const undo = async () => {
    if (await acts.undo(last.act.act_id)) onUndone?.(last.act)
  }
  return (
    <div className={styles.bar}>
      <span role="status">
        {t(`rider.history.act.${last.act.kind}`)}
        {' · '}
        {format.time(Math.floor(last.act.occurred_at))}
      </span>
      <Button onPress={() => void undo()}>
        {t('rider.undo-in', { seconds: Math.ceil(((last.undo_until ?? time) - time) / 1000) })}
      </Button>
    </div>
  )
}

interface SavedProps extends Pick<UndoBarProps, 'waiting'> {
  readonly isShown: boolean
}

function Saved({ isShown, waiting }: SavedProps) {
  const { t, format } = useTexts()
  const last = waiting.at(-1)
  if (!isShown || !last) return null
  return (
    <p role="status" className={styles.saved}>
      {t('rider.job.saved-offline', { time: format.time(Math.floor(last.act.occurred_at)) })}
    </p>
  )
}

import type { BoardRider } from '@beckon/contract'
import { ActionIcon, Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import IconArrowDown from '~icons/tabler/arrow-down'
import IconArrowUp from '~icons/tabler/arrow-up'
import { useTexts } from '../../../platform/texts/index.ts'
import { useBoardActions } from '../board-context.ts'
import { shortCode } from '../parts/due.ts'
import type { BoardState } from '../state/board-state.ts'
import { type BoardStop, isPossible, isSameRide } from '../state/moves.ts'
import styles from './panel.module.css'

export interface StopsEditorProps {
  readonly rider: BoardRider
  readonly board: BoardState
  /** The order whose stops stand out. */
  readonly own?: string
  readonly isPending: boolean
}

/** The next stops of a rider. A ride that changes elsewhere replaces what was sorted: it is another ride. */
export const StopsEditor = (props: StopsEditorProps) => (
  <Editor key={`${props.rider.rider_id} ${props.rider.stops_version}`} {...props} />
)

/** Their order is changed by buttons, and saved with a reason. */
function Editor({ rider, board, own, isPending }: StopsEditorProps) {
  const { t } = useTexts()
  const { mayAct, askForStops } = useBoardActions()
  const [draft, setDraft] = useState<readonly BoardStop[]>()
  if (rider.stops.length === 0) return null
  const stops = draft ?? rider.stops
  const isChanged = draft !== undefined && !isSameRide(draft, rider.stops)
  const swap = (index: number, step: 1 | -1) => setDraft(swapped(stops, index, step))
  return (
    <section className={styles.section}>
      <Title order={3} size="h6">
        {t('console.board.stops')}
      </Title>
      <ol className={styles.list}>
        {stops.map((stop, index) => (
          <StopRow
            key={`${stop.order_id}|${stop.kind}`}
            stop={stop}
            board={board}
            isOwn={stop.order_id === own}
            move={mayAct && !isPending && stops.length > 1 ? (step) => swap(index, step) : undefined}
            isFirst={index === 0}
            isLast={index === stops.length - 1}
          />
        ))}
      </ol>
      {isChanged && !isPossible(stops) && (
        <Text size="sm" role="alert">
          {t('console.board.stops-impossible')}
        </Text>
      )}
      {isChanged && (
        <div className={styles.actions}>
          <Button size="xs" disabled={!isPossible(stops)} onClick={() => askForStops(rider, stops)}>
            {t('console.board.save-stops')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setDraft(undefined)}>
            {t('console.board.reset-stops')}
          </Button>
        </div>
      )}
    </section>
  )
}

function swapped(stops: readonly BoardStop[], index: number, step: 1 | -1): readonly BoardStop[] {
  const next = [...stops]
  const [one, other] = [stops[index], stops[index + step]]
  if (!one || !other) return stops
  next[index] = other
  next[index + step] = one
  return next
}

interface StopRowProps {
  readonly stop: BoardStop
  readonly board: BoardState
  readonly isOwn: boolean
  readonly move: ((step: 1 | -1) => void) | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
}

function StopRow({ stop: { order_id: id, kind }, board, isOwn, move, isFirst, isLast }: StopRowProps) {
  const { t } = useTexts()
  const order = board.orders.get(id)
  const code = order ? shortCode(order) : id
  const place = kind === 'dropoff' ? order?.deliver.address : order?.collect.name
  const stop = `${t(`console.board.stop.${kind}`)} ${code}`
  return (
    <li className={styles.stop} data-own={isOwn}>
      <span className={styles.stopText}>
        {t(`console.board.stop.${kind}`)} <bdi>{code}</bdi> <bdi className={styles.dim}>{place}</bdi>
      </span>
      {move && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={isFirst}
            aria-label={t('console.board.earlier', { stop })}
            onClick={() => move(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={isLast}
            aria-label={t('console.board.later', { stop })}
            onClick={() => move(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  )
}

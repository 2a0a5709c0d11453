import type { BoardOrder } from '@beckon/contract'
import type { StopKind } from '@beckon/domain/rider'
import { ActionIcon } from '@mantine/core'
import { memo } from 'react'
import IconDots from '~icons/tabler/dots'
import IconFlag from '~icons/tabler/flag'
import IconPackage from '~icons/tabler/package'
import { useTexts } from '../../../platform/texts/index.ts'
import { useBoardActions } from '../board-context.ts'
import { keyOf } from '../state/items.ts'
import { dueText, firstAttention, shortCode } from './due.ts'
import { AttentionTag, LaneTag } from './Tags.tsx'
import styles from './parts.module.css'

export interface CardProps {
  readonly order: BoardOrder
  /** A stop of a rider; absent for an order without one. */
  readonly kind?: StopKind
  /** Minutes until the next promise. */
  readonly left: number
  readonly isSelected: boolean
  /** The service has not answered a change yet. */
  readonly isPending: boolean
  /** The rider who is asked at the moment, or who takes the parcel over. */
  readonly next?: string | undefined
}

/** An order, or one of its stops. It is dragged by any of its parts, and has the same changes in a menu. */
export const Card = memo(function Card({ order, kind, left, isSelected, isPending, next }: CardProps) {
  const { t } = useTexts()
  const { mayAct, open, openMenu } = useBoardActions()
  return (
    <div
      className={styles.card}
      data-card={keyOf(order.order_id, kind)}
      data-order={order.order_id}
      data-tone={toneOf(order)}
      data-selected={isSelected}
      data-pending={isPending}
      data-movable={mayAct && !isPending}
      onContextMenu={(event) => {
        event.preventDefault()
        openMenu(order.order_id, event.currentTarget)
      }}
    >
      <button
        type="button"
        className={styles.main}
        data-card-button
        aria-current={isSelected}
        onClick={() => open(order.order_id)}
      >
        <span className={styles.line}>
          <bdi className={styles.code} title={order.code}>
            {shortCode(order)}
          </bdi>
          <Mark order={order} isPending={isPending} />
        </span>
        <span className={styles.line}>
          <Place order={order} kind={kind} />
        </span>
        <Times order={order} left={left} next={next} />
      </button>
      <ActionIcon
        className={styles.more}
        variant="subtle"
        color="gray"
        size="sm"
        data-actions
        aria-label={t('console.board.actions', { code: shortCode(order) })}
        onClick={({ currentTarget }) => openMenu(order.order_id, currentTarget)}
      >
        <IconDots size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
})

const toneOf = ({ lane, attention }: BoardOrder): string => {
  if (lane === 'late' || attention.length > 0) return 'late'
  return lane === 'without_rider' ? 'open' : 'plain'
}

function Mark({ order, isPending }: Pick<CardProps, 'order' | 'isPending'>) {
  const { t } = useTexts()
  const reason = firstAttention(order)
  if (isPending) return <span className={styles.tag}>{t('console.board.saving')}</span>
  if (reason) return <AttentionTag reason={reason} />
  // The lane of the others is that of the column.
  return order.lane === 'late' || order.lane === 'scheduled' ? <LaneTag order={order} /> : null
}

function Place({ order, kind }: { readonly order: BoardOrder; readonly kind: StopKind | undefined }) {
  const { t } = useTexts()
  const isAtCustomer = kind === undefined ? order.is_collected : kind === 'dropoff'
  const Icon = isAtCustomer ? IconFlag : IconPackage
  return (
    <>
      <Icon size={14} stroke={1.5} aria-hidden />
      {kind && <span>{t(`console.board.stop.${kind}`)}</span>}
      <bdi className={kind ? styles.dim : undefined}>
        {isAtCustomer ? order.deliver.address : order.collect.name || order.vendor_name}
      </bdi>
    </>
  )
}

function Times({ order, left, next: name }: Pick<CardProps, 'order' | 'left' | 'next'>) {
  const texts = useTexts()
  return (
    <span className={styles.line}>
      <span className={left < 0 ? styles.late : styles.dim}>{dueText(texts, left)}</span>
      {name !== undefined && (
        <span className={`${styles.dim} ${styles.cut}`}>
          {order.transfer_to_rider_id === null
            ? texts.t('console.board.asked', { name })
            : texts.t('console.board.transfer', { name })}
        </span>
      )}
    </span>
  )
}

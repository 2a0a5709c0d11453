import type { BoardOrder } from '@beckon/contract'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { memo } from 'react'
import IconDots from '~icons/tabler/dots'
import { type Column, DataTable } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { type BoardActions, useBoardActions } from '../board-context.ts'
import type { LayoutProps } from '../layout-props.ts'
import { AttentionTag, LaneTag } from '../parts/Tags.tsx'
import { dueText, shortCode } from '../parts/due.ts'
import { dueOf, minutesLeft } from '../state/filters.ts'
import styles from './table.module.css'

interface TableLayoutProps extends Pick<LayoutProps, 'nameOf' | 'now'> {
  readonly orders: readonly BoardOrder[]
  /** There are orders that the filters leave out. */
  readonly isFiltered: boolean
}

/** The orders as a list, with its columns and saved views. The row with the focus is the selected one. */
export const TableLayout = memo(function TableLayout({ orders, isFiltered, nameOf, now }: TableLayoutProps) {
  const texts = useTexts()
  const actions = useBoardActions()
  const { t } = texts
  const columns = columnsOf(texts, { actions, nameOf, now })
  return (
    <div className={styles.table}>
      <DataTable
        name="board"
        label={t('console.nav.board')}
        query={{ data: orders, error: null, refetch: noRefetch, fetchStatus: 'idle' }}
        columns={columns}
        keyOf={({ order_id: id }) => id}
        empty={<EmptyState title={t('console.board.empty')} text={t('console.board.empty-hint')} />}
        isFiltered={isFiltered}
      />
    </div>
  )
})

/** The board is read by itself. */
const noRefetch = () => Promise.reject(new Error('the board is read by itself'))

interface Shown extends Pick<LayoutProps, 'nameOf' | 'now'> {
  readonly actions: BoardActions
}

const columnsOf = (texts: Texts, shown: Shown): Column<BoardOrder>[] => [
  ...orderColumns(texts, shown),
  ...stateColumns(texts, shown),
  ...moreColumns(texts),
  actionColumn(texts, shown),
]

function orderColumns(texts: Texts, { actions, now }: Shown): Column<BoardOrder>[] {
  const { t, format } = texts
  return [
    {
      id: 'order',
      title: t('console.board.order'),
      sortBy: shortCode,
      render: (order) => (
        <UnstyledButton
          className={styles.code}
          data-row-link
          onFocus={() => actions.select(order.order_id)}
          onClick={() => actions.open(order.order_id)}
        >
          <bdi title={order.code}>{shortCode(order)}</bdi>
        </UnstyledButton>
      ),
    },
    {
      id: 'due',
      title: t('console.board.due'),
      sortBy: dueOf,
      render: (order) => (
        <span className={minutesLeft(order, now) < 0 ? styles.late : undefined}>
          {format.time(dueOf(order))} · {dueText(texts, minutesLeft(order, now))}
        </span>
      ),
    },
  ]
}

function stateColumns({ t }: Texts, { nameOf }: Shown): Column<BoardOrder>[] {
  const riderOf = ({ rider_id: id }: BoardOrder) => (id === null ? null : (nameOf(id) ?? null))
  return [
    {
      id: 'attention',
      title: t('console.board.attention'),
      sortBy: ({ attention, lane }) => attention[0] ?? lane,
      render: (order) => (
        <span className={styles.tags}>
          <LaneTag order={order} />
          {order.attention.map((reason) => (
            <AttentionTag key={reason} reason={reason} />
          ))}
        </span>
      ),
    },
    { id: 'status', title: t('console.board.status'), render: ({ status }) => t(`status.${status}`) },
    {
      id: 'rider',
      title: t('console.board.rider'),
      sortBy: riderOf,
      render: (order) => <bdi>{riderOf(order) ?? '–'}</bdi>,
    },
  ]
}

const moreColumns = ({ t, format }: Texts): Column<BoardOrder>[] => [
  {
    id: 'shop',
    title: t('console.board.shop'),
    sortBy: ({ vendor_name: name }) => name,
    render: ({ vendor_name: name }) => <bdi>{name}</bdi>,
  },
  {
    id: 'to',
    title: t('console.board.deliver-at'),
    render: ({ deliver }) => <bdi className={styles.address}>{deliver.address}</bdi>,
  },
  {
    id: 'distance',
    title: t('console.board.distance'),
    isFigure: true,
    isExtra: true,
    sortBy: ({ distance }) => distance,
    render: ({ distance }) => format.distance(distance),
  },
  {
    id: 'cash',
    title: t('console.board.cash'),
    isFigure: true,
    isExtra: true,
    sortBy: ({ cash }) => cash,
    render: ({ cash, currency }) => (cash > 0 ? format.amount(cash, currency) : '–'),
  },
  {
    id: 'placed',
    title: t('console.board.placed'),
    isFigure: true,
    isExtra: true,
    sortBy: ({ created_at: at }) => at,
    render: ({ created_at: at }) => format.time(at),
  },
]

const actionColumn = ({ t }: Texts, { actions }: Shown): Column<BoardOrder> => ({
  id: 'actions',
  title: '',
  render: (order) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      data-actions
      aria-label={t('console.board.actions', { code: shortCode(order) })}
      onClick={({ currentTarget }) => actions.openMenu(order.order_id, currentTarget)}
    >
      <IconDots size={16} aria-hidden />
    </ActionIcon>
  ),
})

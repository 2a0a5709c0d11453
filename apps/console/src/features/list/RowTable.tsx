import { Skeleton, Table, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef } from 'react'
import IconSortAscending from '~icons/tabler/sort-ascending'
import IconSortDescending from '~icons/tabler/sort-descending'
import { type Column, nextSort } from './column.ts'
import styles from './list.module.css'

export interface RowTableProps<T> {
  readonly label: string
  /** Undefined while they load. */
  readonly rows: readonly T[] | undefined
  readonly columns: readonly Column<T>[]
  readonly keyOf: (row: T) => string
  readonly pathOf?: (row: T) => string
  readonly sort: string
  readonly setSort: (sort: string) => void
}

const ROW_HEIGHT = 34
const SKELETON_ROWS = 6
/** Rows beyond the visible ones that are drawn on both sides. */
const OVERSCAN = 12

/** A table that draws the visible rows only. J and K, or the arrow keys, move between the links of its rows. */
export function RowTable<T>({ label, rows, columns, keyOf, pathOf, sort, setSort }: RowTableProps<T>) {
  const frame = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is
  const virtual = useVirtualizer({
    count: rows?.length ?? 0,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    // A row that is pressed stays the same one when a list that is read again has others before it.
    getItemKey: (index) => {
      const row = rows?.[index]
      return row === undefined ? index : keyOf(row)
    },
    overscan: OVERSCAN,
    // Before the frame has a height, the first rows are drawn all the same.
    initialRect: { width: 1000, height: 800 },
  })
  const items = virtual.getVirtualItems()
  return (
    // Rows without links or buttons are scrolled by the keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={frame} className={styles.frame} tabIndex={0} role="group" aria-label={label}>
      <Table
        aria-label={label}
        aria-rowcount={rows ? rows.length + 1 : undefined}
        aria-busy={!rows}
        stickyHeader
        highlightOnHover
        verticalSpacing={5}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Title key={column.id} column={column} sort={sort} setSort={setSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows ? (
            <>
              <Space height={items[0]?.start ?? 0} columns={columns.length} />
              {items.map((item) => (
                <Row
                  key={item.key}
                  {...{ item, rows, columns, keyOf, pathOf }}
                  measure={virtual.measureElement}
                />
              ))}
              <Space height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} columns={columns.length} />
            </>
          ) : (
            <SkeletonRows columns={columns.length} />
          )}
        </Table.Tbody>
      </Table>
    </div>
  )
}

interface TitleProps<T> {
  readonly column: Column<T>
  readonly sort: string
  readonly setSort: (sort: string) => void
}

function Title<T>({ column: { id, title, isFigure, sortBy }, sort, setSort }: TitleProps<T>) {
  const isUp = sort === id
  const isDown = sort === `-${id}`
  const Icon = isDown ? IconSortDescending : IconSortAscending
  return (
    <Table.Th
      data-figure={isFigure}
      className={styles.cell}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      {sortBy ? (
        <UnstyledButton className={styles.title} onClick={() => setSort(nextSort(sort, id))}>
          {title}
          {(isUp || isDown) && <Icon size={14} stroke={1.5} aria-hidden />}
        </UnstyledButton>
      ) : (
        title
      )}
    </Table.Th>
  )
}

interface RowProps<T> extends Pick<RowTableProps<T>, 'columns' | 'keyOf'> {
  readonly item: VirtualItem
  readonly rows: readonly T[]
  readonly pathOf: ((row: T) => string) | undefined
  readonly measure: (element: Element | null) => void
}

function Row<T>({ item: { index }, rows, columns, keyOf, pathOf, measure }: RowProps<T>) {
  const row = rows[index]
  if (row === undefined) return null
  const path = pathOf?.(row)
  return (
    <Table.Tr ref={measure} data-index={index} aria-rowindex={index + 2} data-row={keyOf(row)}>
      {columns.map(({ id, render, isFigure }, at) => (
        <Table.Td key={id} data-figure={isFigure} className={styles.cell}>
          {path !== undefined && at === 0 ? (
            <Link to={path} className={styles.link} data-row-link onKeyDown={moveFocus}>
              {render(row)}
            </Link>
          ) : (
            render(row)
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

/** Stands for rows that are not drawn. */
const Space = ({ height, columns }: { readonly height: number; readonly columns: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={columns} style={{ blockSize: height, padding: 0 }} />
    </tr>
  )

const SkeletonRows = ({ columns }: { readonly columns: number }) =>
  Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <Table.Tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <Table.Td key={column}>
          <Skeleton height={14} my={4} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Moves the focus between the links of rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  const table = event.currentTarget.closest('table')
  if (step === undefined || !isPlain || !table) return
  const links = [...table.querySelectorAll<HTMLElement>('[data-row-link]')]
  const next = links[links.indexOf(event.currentTarget) + step]
  if (!next) return
  next.focus()
  event.preventDefault()
}

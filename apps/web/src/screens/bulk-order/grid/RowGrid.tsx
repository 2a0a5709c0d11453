import type { BulkRow } from '@beckon/contract'
import { useId, useRef } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { ActiveCell } from './ActiveCell.tsx'
import type { ChangeRows } from '../use-bulk-rows.ts'
import { GridRow } from './GridRow.tsx'
import { columnsOf, type GridColumn, heldProps, heldWidth, templateOf } from './grid-columns.ts'
import styles from './RowGrid.module.css'
import { useColumnTitle } from './use-column-title.ts'
import { ROW_HEIGHT, useGrid } from './use-grid.ts'

interface RowGridProps {
  readonly name: string
  /** The rows that match the filter. */
  readonly rows: readonly BulkRow[]
  readonly all: readonly BulkRow[]
  readonly canEdit: boolean
  readonly onChange: ChangeRows
  readonly onRow: (row: BulkRow) => void
}

/** The rows of an upload as a virtualised grid with keyboard navigation. */
export function RowGrid({ name, rows, all, canEdit, onChange, onRow }: RowGridProps) {
  const { t } = useTexts()
  const id = useId()
  const columns = columnsOf(all)
  const body = useRef<HTMLDivElement>(null)
  const grid = useGrid(body, { rows, columns, canEdit, onChange })
  const { active, first, drawn, typing } = grid
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`
  return (
    <>
      <div
        ref={body}
        role="grid"
        tabIndex={0}
        className={styles.grid}
        aria-label={t('bulk.grid', { name })}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-readonly={!canEdit}
        aria-activedescendant={rows.length > 0 ? cellId(active.row, active.column) : undefined}
        style={{ scrollPaddingInlineStart: heldWidth(columns) }}
        {...grid.handlers}
      >
        <div className={styles.sheet} role="presentation">
          <Headings columns={columns} />
          <div role="rowgroup" className={styles.rows} style={{ blockSize: rows.length * ROW_HEIGHT }}>
            {drawn.map((row, place) => (
              <GridRow
                key={row.row_id}
                row={row}
                at={first + place}
                columns={columns}
                active={active.row === first + place ? active.column : undefined}
                isLookedAt={grid.hasFocus}
                typing={typing}
                isTyped={typing.editing?.cell.row === first + place}
                cellId={cellId}
              />
            ))}
          </div>
        </div>
      </div>
      <ActiveCell row={rows[active.row]} column={columns[active.column]} canEdit={canEdit} onRow={onRow} />
    </>
  )
}

function Headings({ columns }: { readonly columns: readonly GridColumn[] }) {
  const title = useColumnTitle()
  return (
    <div role="rowgroup" className={styles.headings}>
      <div
        role="row"
        aria-rowindex={1}
        className={styles.row}
        style={{ gridTemplateColumns: templateOf(columns) }}
      >
        {columns.map((column, at) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={at + 1}
            className={styles.heading}
            {...heldProps(columns, at)}
          >
            {title(column)}
          </div>
        ))}
      </div>
    </div>
  )
}

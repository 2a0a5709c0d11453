import { Tooltip } from '@mantine/core'
import type { BulkRow } from '@beckon/contract'
import type { BulkColumn } from '@beckon/domain/bulk'
import { useTexts } from '../../../platform/texts/index.ts'
import { RowStatus } from '../parts/RowStatus.tsx'
import { type GridColumn, heldProps, isEditable, templateOf } from './grid-columns.ts'
import styles from './RowGrid.module.css'
import { ROW_HEIGHT } from './use-grid.ts'
import type { useTyping } from './use-typing.ts'
import { problemsIn, useReasons } from './use-reasons.ts'

type Typing = ReturnType<typeof useTyping>

interface GridRowProps {
  readonly row: BulkRow
  /** Index among the visible rows. */
  readonly at: number
  readonly columns: readonly GridColumn[]
  /** The active column, if it is in this row. */
  readonly active: number | undefined
  /** The arrow keys move in the grid. */
  readonly isLookedAt: boolean
  readonly typing: Typing
  /** A cell of this row is being edited. */
  readonly isTyped: boolean
  readonly cellId: (row: number, column: number) => string
}

export function GridRow({ row, at, columns, active, isLookedAt, typing, isTyped, cellId }: GridRowProps) {
  const { editing } = typing
  const reasonsAt = useReasons()
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className={styles.row}
      data-status={row.status}
      style={{
        gridTemplateColumns: templateOf(columns),
        insetBlockStart: at * ROW_HEIGHT,
        position: 'absolute',
      }}
    >
      {columns.map((column, place) => {
        const severity = severityOf(row, column)
        const reasons = reasonsAt(row, column)
        const cell = (
          <div
            key={column}
            id={cellId(at, place)}
            role={column === 'row' ? 'rowheader' : 'gridcell'}
            aria-colindex={place + 1}
            aria-invalid={severity === 'error' ? true : undefined}
            className={styles.cell}
            data-active={active === place ? true : undefined}
            data-severity={severity}
            data-column={column}
            data-at={`${at} ${place}`}
            {...(reasons.length > 0 ? { 'aria-description': reasons.join('. ') } : {})}
            {...heldProps(columns, place)}
          >
            {isTyped && editing?.cell.column === place ? (
              <CellInput editing={editing} typing={typing} row={row} column={column} />
            ) : (
              <CellText row={row} column={column} reason={reasons[0]} />
            )}
          </div>
        )
        if (reasons.length === 0) return cell
        return (
          <Tooltip
            key={column}
            multiline
            maw="20rem"
            label={reasons.map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
            {...(isLookedAt && active === place ? { opened: true } : {})}
          >
            {cell}
          </Tooltip>
        )
      })}
    </div>
  )
}

function severityOf(row: BulkRow, column: GridColumn): 'error' | 'warning' | undefined {
  const own = problemsIn(row).filter((one) => one.column === column)
  if (own.some(({ severity }) => severity === 'error')) return 'error'
  return own.length > 0 ? 'warning' : undefined
}

interface OfCell {
  readonly row: BulkRow
  readonly column: GridColumn
}

const isPayment = (text: string): text is 'PAID' | 'CASH_ON_DELIVERY' =>
  text === 'PAID' || text === 'CASH_ON_DELIVERY'

function CellText({ row, column, reason }: OfCell & { readonly reason: string | undefined }) {
  const { t, format } = useTexts()
  if (column === 'row') return <span className="bk-figures">{row.row_number}</span>
  if (column === 'status') {
    return (
      <span className={styles.state}>
        <RowStatus row={row} />
        {reason !== undefined && (
          <span className={styles.reason} data-reason>
            {reason}
          </span>
        )}
      </span>
    )
  }
  if (column === 'fee') {
    return (
      <bdi className="bk-figures">{row.delivery_fee === null ? '–' : format.amount(row.delivery_fee)}</bdi>
    )
  }
  const text = textIn(row, column)
  return (
    <bdi className={styles.text}>
      {column === 'payment' && isPayment(text) ? t(`bulk.payment.${text}`) : text}
    </bdi>
  )
}

/** An order gets the accepted address instead of the one in the file. */
const textIn = ({ cells, place }: BulkRow, column: BulkColumn): string =>
  column === 'address' && place?.is_taken ? place.address : (cells[column] ?? '')

interface CellInputProps extends OfCell {
  readonly editing: NonNullable<Typing['editing']>
  readonly typing: Typing
}

function CellInput({ editing, typing, row, column }: CellInputProps) {
  const { t } = useTexts()
  const { cell } = editing
  return (
    <input
      ref={(input) => {
        if (input && document.activeElement !== input) input.focus()
      }}
      className={styles.input}
      dir="auto"
      value={editing.text}
      aria-label={t('bulk.edit-cell', {
        column: isEditable(column) ? t(`bulk.column.${column}`) : '',
        row: row.row_number,
      })}
      onChange={(event) => typing.type(event.currentTarget.value)}
      onBlur={() => typing.commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') typing.commit({ ...cell, row: cell.row + 1 })
        else if (event.key === 'Tab')
          typing.commit({ ...cell, column: cell.column + (event.shiftKey ? -1 : 1) })
        else if (event.key === 'Escape') typing.leave()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

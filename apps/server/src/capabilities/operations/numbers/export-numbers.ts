import { Readable } from 'node:stream'
import type { Numbers } from '@beckon/contract'
import { exponentOf, type Currency } from '@beckon/domain/money'
import { onTimeShare } from '@beckon/domain/numbers'
import { momentIn } from '@beckon/domain/time'
import type { FileAnswer } from '../../../platform/http/answers/file-answer.ts'
import type { RowWriter, WriteRows } from '../../../platform/spreadsheet/cell.ts'
import { csvFile, csvStyle } from '../../../platform/spreadsheet/csv.ts'
import { xlsxFile } from '../../../platform/spreadsheet/xlsx.ts'

/** For programs, as the ids in it: not translated. */
const head = ['number', 'part', 'from', 'until', 'value', 'before']
/** Rows that are written at once. */
const BATCH = 100

/** A row of the file. A value is null where there is none, as a median without an order. */
interface NumberRow {
  readonly number: string
  readonly part?: string
  readonly at?: { readonly from: number; readonly until: number }
  readonly now: number | null
  readonly before?: number | null
  readonly decimals?: number
}

export interface NumbersFile {
  readonly format: 'csv' | 'xlsx'
  readonly name: string
  readonly language: string
  readonly timezone: string
  readonly currency: Currency
}

/** The numbers as a file: the totals of the period beside those before, then each day or hour. */
export function exportNumbers(numbers: Numbers, file: NumbersFile): FileAnswer {
  const rows = [
    ...totalRows(numbers, exponentOf(file.currency)),
    ...stepRows(numbers, exponentOf(file.currency)),
  ]
  const batches = written(rows, file.timezone)
  const bytes =
    file.format === 'csv'
      ? csvFile(head, batches, csvStyle(file.language))
      : xlsxFile({ name: 'numbers', head, isRightToLeft: false }, batches)
  return {
    type:
      file.format === 'csv'
        ? 'text/csv; charset=utf-8; header=present'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: file.name,
    headers: {},
    stream: Readable.from(bytes, { objectMode: false }),
  }
}

function totalRows(numbers: Numbers, decimals: number): NumberRow[] {
  const { collected, delivered, assigned, at_door: door, money } = numbers
  const share = (number: string, { all, late }: Numbers['collected']): NumberRow => ({
    number,
    now: onTimeShare({ all: all.now, late: late.now }),
    before: onTimeShare({ all: all.before, late: late.before }),
    decimals: 4,
  })
  return [
    { number: 'orders', ...numbers.orders },
    ...numbers.by_status.map(({ status, orders }) => ({
      number: 'orders_by_status',
      part: status,
      ...orders,
    })),
    ...numbers.by_way.map(({ way, orders }) => ({ number: 'orders_by_way', part: way, ...orders })),
    ...[
      { number: 'collected', ...collected.all },
      { number: 'collected_late', ...collected.late },
    ],
    share('collected_on_time_share', collected),
    ...[
      { number: 'delivered', ...delivered.all },
      { number: 'delivered_late', ...delivered.late },
    ],
    share('delivered_on_time_share', delivered),
    { number: 'assigned', ...assigned.orders },
    ...[
      { number: 'assign_seconds_median', ...assigned.median },
      { number: 'assign_seconds_p90', ...assigned.p90 },
    ],
    { number: 'at_door', ...door.orders },
    ...[
      { number: 'door_seconds_median', ...door.median },
      { number: 'door_seconds_p90', ...door.p90 },
    ],
    { number: 'cancelled', ...numbers.cancelled },
    ...numbers.cancelled_by.map(({ reason, orders }) => ({
      number: 'cancelled_by',
      part: reason,
      ...orders,
    })),
    ...(money ? moneyRows(money, decimals) : []),
  ]
}

function moneyRows({ cash, refunds }: NonNullable<Numbers['money']>, decimals: number): NumberRow[] {
  const sums = ['due', 'collected', 'settled', 'short'] as const
  return [
    { number: 'cash_orders', ...cash.orders },
    ...sums.map((sum) => ({ number: `cash_${sum}`, ...cash[sum], decimals })),
    { number: 'cash_open_orders', ...cash.open },
    { number: 'cash_short_orders', ...cash.short_orders },
    { number: 'refunded_orders', ...refunds.orders },
    { number: 'refunds', ...refunds.count },
    { number: 'refunds_sum', ...refunds.sum, decimals },
    ...refunds.by_cause.flatMap(({ cause, orders, sum }) => [
      { number: 'refunded_orders_by_cause', part: cause, ...orders },
      { number: 'refunds_sum_by_cause', part: cause, ...sum, decimals },
    ]),
  ]
}

const counts = ['orders', 'collected', 'collected_late', 'delivered', 'delivered_late', 'cancelled'] as const

const stepRows = ({ steps, period }: Numbers, decimals: number): NumberRow[] =>
  steps.flatMap((step) => {
    const row = (number: string, now: number | null, places = 0): NumberRow => ({
      number: `${number}_by_${period.by}`,
      at: step,
      now,
      decimals: places,
    })
    return [
      ...counts.map((name) => row(name, step[name])),
      row('assign_seconds_median', step.assign_median),
      row('door_seconds_median', step.door_median),
      row('needed_rider_hours', step.needed_hours, 2),
      row('planned_rider_hours', step.planned_hours, 2),
      row('on_duty_rider_hours', step.on_duty_hours, 2),
      ...(step.cash_collected === null ? [] : [row('cash_collected', step.cash_collected, decimals)]),
      ...(step.refunded === null ? [] : [row('refunds_sum', step.refunded, decimals)]),
    ]
  })

async function* written(rows: readonly NumberRow[], timezone: string): AsyncGenerator<WriteRows> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    yield (to) => {
      for (const row of batch) writeNumber(to, row, timezone)
    }
  }
}

function writeNumber(to: RowWriter, row: NumberRow, timezone: string): void {
  to.text(row.number)
  to.text(row.part ?? '')
  to.time(row.at ? localTime(row.at.from, timezone) : '')
  to.time(row.at ? localTime(row.at.until, timezone) : '')
  for (const value of [row.now, row.before ?? null]) {
    if (value === null) to.empty()
    else to.number(value, row.decimals ?? 0)
  }
  to.endRow()
}

/** `2026-03-29 14:00:00` in the zone of the country. */
function localTime(at: number, timezone: string): string {
  const { day, clock } = momentIn(at, timezone)
  return `${day} ${clock.slice(0, 2)}:${clock.slice(2)}:00`
}

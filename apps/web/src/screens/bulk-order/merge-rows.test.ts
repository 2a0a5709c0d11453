import type { BulkRow } from '@beckon/contract'
import { expect, it } from 'vitest'
import { asTyped, withRows } from './merge-rows.ts'
import { sameViolations, takenAsFound, toConfirm } from './same-violations.ts'

const row = (id: number, change: Partial<BulkRow> = {}): BulkRow => ({
  row_number: id,
  row_id: String(id),
  status: 'ERROR',
  cells: { name: 'Mei', payment: 'barzahlung' },
  problems: [{ column: 'payment', code: 'payment-unknown', severity: 'error' }],
  error: 'payment-unknown',
  order_details: '',
  order_amount: 1,
  delivery_fee: null,
  customer_name: 'Mei',
  drop_off_address: 'x',
  payment_method: null,
  delivery_type: 'INSTANT',
  preordered_for: null,
  created_by: 'x',
  created_date: 0,
  place: null,
  order_id: null,
  ...change,
})

it('replaces rows by their updated versions', () => {
  const mended = row(2, { status: 'READY', problems: [] })
  expect(withRows([row(1), row(2), row(3)], [mended]).map(({ status }) => status)).toEqual([
    'ERROR',
    'READY',
    'ERROR',
  ])
})

it('shows typed values immediately', () => {
  const [first] = asTyped([row(1)], [{ row_id: '1', cells: { payment: 'PAID' } }])
  expect(first?.cells).toEqual({ name: 'Mei', payment: 'PAID' })
})

it('groups the same violation of several rows', () => {
  const other = row(4, { cells: { payment: 'cheque' } })
  const missing = [row(5), row(6)].map((one) => ({
    ...one,
    cells: {},
    problems: [{ column: 'phone' as const, code: 'phone-missing', severity: 'error' as const }],
  }))
  const found = sameViolations([row(1), row(2), row(3, { status: 'REMOVED' }), other, ...missing])
  expect(found.map(({ column, value, rows }) => [column, value, rows.length])).toEqual([
    ['payment', 'barzahlung', 2],
  ])
})

it('distinguishes addresses to check on the map from those that can be accepted unchanged', () => {
  const found = { latitude: 1, longitude: 2, address: 'x', precision: 'street' as const }
  const place = { ...found, is_vague: true, is_right_door: false, is_taken: false }
  const unknown = { column: 'address', code: 'address-unknown', severity: 'error' } as const
  const rows = [
    row(1, { place }),
    row(2, { place: { ...found, is_vague: false, is_right_door: true, is_taken: false } }),
    row(3),
    row(4, { place: { ...found, is_vague: true, is_right_door: true, is_taken: false } }),
    row(5, { problems: [unknown], place: null }),
  ]
  expect(toConfirm(rows).map(({ row_id: id }) => id)).toEqual(['1', '4', '5'])
  expect(takenAsFound(rows).map(({ row_id: id }) => id)).toEqual(['4'])
})

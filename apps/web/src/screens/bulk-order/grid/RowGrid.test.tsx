// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { BulkRow } from '@beckon/contract'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RowGrid } from './RowGrid.tsx'

vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
  const format = { number: String, amount: String }
  return { useTexts: () => ({ t, say: t, has: () => true, format, direction: 'ltr' }) }
})

const row = {
  row_id: '2',
  row_number: 2,
  status: 'ERROR',
  cells: { name: 'Customer 12' },
  delivery_fee: null,
  place: null,
  problems: [
    { column: null, code: 'closed', severity: 'warning' },
    { column: 'name', code: 'name-invalid', severity: 'error' },
  ],
} as unknown as BulkRow

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <RowGrid name="x" rows={[row]} all={[row]} canEdit onChange={vi.fn()} onRow={vi.fn()} />
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const cell = (column: string) => document.querySelector(`[data-column="${column}"]`)
const popover = () => document.querySelector('[role=tooltip]')?.textContent ?? null

it('the reason of a marked cell is available to the keyboard and to a screen reader', async () => {
  expect(cell('name')?.getAttribute('aria-description')).toBe('bulk.problem.name-invalid')
  expect(cell('phone')?.getAttribute('aria-description')).toBeNull()
  expect(popover()).toBeNull()
  await act(async () => document.querySelector<HTMLElement>('[role=grid]')?.focus())
  expect(popover()).toBe('bulk.problem.name-invalid')
})

it('the status column has the reason of an error, the error before a warning', () => {
  const reason = 'app.pair bulk.column.name bulk.problem.name-invalid'
  expect(cell('status')?.querySelector('[data-reason]')?.textContent).toBe(reason)
  expect(cell('status')?.getAttribute('aria-description')).toBe(`${reason}. bulk.problem.closed`)
})

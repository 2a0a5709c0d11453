// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { BulkJob, BulkRow } from '@beckon/contract'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConfirmPlacing } from './parts/ConfirmPlacing.tsx'
import { Placing } from './parts/Placing.tsx'
import { ConfirmPlaces } from './places/ConfirmPlaces.tsx'

vi.mock('../../platform/texts/index.ts', () => {
  const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
  const format = { number: String, amount: String, list: (all: string[]) => all.join(', ') }
  return { useTexts: () => ({ t, say: t, has: () => true, format }) }
})
const { mapped } = vi.hoisted(() => ({ mapped: [] as object[] }))
vi.mock('../../features/address-picker/index.ts', () => ({
  PinMap: (props: object) => {
    mapped.push(props)
    return null
  },
}))

let root: Root
const show = (what: ReactNode) =>
  act(async () => root.render(<MantineProvider env="test">{what}</MantineProvider>))
const press = (selector: string) =>
  act(async () => [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.click())
const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? null

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const placing = (placed: number, is_cancelled = false) =>
  ({ placed_row_count: placed, is_cancelled, progress: { phase: 'PLACEMENT', done: 0, total: 9 } }) as BulkJob

it('asks before placing is cancelled, with the number placed by then', async () => {
  const onCancel = vi.fn()
  await show(<Placing job={placing(3)} onCancel={onCancel} />)
  await press('button')
  expect(onCancel).not.toHaveBeenCalled()
  expect(dialog()).toContain('bulk.cancel-text 3')
  await show(<Placing job={placing(5)} onCancel={onCancel} />)
  expect(dialog()).toContain('bulk.cancel-text 5')
  await press('[data-confirm]')
  expect(onCancel).toHaveBeenCalledOnce()
  await show(<Placing job={placing(5, true)} onCancel={onCancel} />)
  expect(document.body.textContent).toContain('bulk.cancelling')
})

const row = (id: number, change: object): BulkRow =>
  ({
    row_id: String(id),
    row_number: id,
    status: 'ERROR',
    problems: [],
    place: { latitude: id, longitude: 1, is_vague: true, is_right_door: true, is_taken: false, ...change },
  }) as unknown as BulkRow

it('asks before all locations found are accepted', async () => {
  const onChange = vi.fn()
  const rows = [row(2, {}), row(3, { is_right_door: false }), row(4, {})]
  await show(<ConfirmPlaces rows={rows} collect={undefined} onChange={onChange} />)
  await press('[data-take-all]')
  expect(onChange).not.toHaveBeenCalled()
  expect(dialog()).toContain('bulk.places-take-text 2')
  await press('[data-confirm]')
  expect(onChange).toHaveBeenCalledWith([
    { row_id: '2', as_found: true },
    { row_id: '4', as_found: true },
  ])
})

it('offers to undo the locations that were accepted', async () => {
  const onChange = vi.fn()
  const rows = [{ ...row(2, { is_vague: false, is_taken: true }), status: 'READY' as const }]
  await show(<ConfirmPlaces rows={rows} collect={undefined} onChange={onChange} />)
  expect(document.querySelector('[data-taken]')?.textContent).toContain('bulk.places-taken 1')
  await press('[data-taken] button')
  expect(onChange).toHaveBeenCalledWith([{ row_id: '2', as_found: false }])
})

it('names possible duplicates with their rows before anything is placed', async () => {
  const twice = (id: number, code: string, status = 'READY') =>
    ({ ...row(id, {}), status, problems: [{ column: null, code, severity: 'warning' }] }) as BulkRow
  const many = Array.from({ length: 22 }, (_, at) => twice(at + 3, 'row-before'))
  const rows = [row(2, {}), ...many, twice(40, 'ordered-before'), twice(41, 'ordered-before', 'REMOVED')]
  const job = { totals: { orders: 24 }, warning_row_count: 0, error_row_count: 0 } as BulkJob
  const nothing = () => undefined
  await show(
    <ConfirmPlacing job={job} rows={rows} refused={null} isOpen onBack={nothing} onConfirm={nothing} />,
  )
  const named = document.querySelector('[data-duplicates]')?.textContent
  expect(named).toContain('bulk.confirm-duplicates 23')
  expect(named).toContain('bulk.problem.row-before 3, 4, 5,')
  expect(named).toContain('22, bulk.more-rows 2')
  expect(named).toContain('bulk.problem.ordered-before 40')
  expect(named).not.toContain('41')
})

it('shows the door that was found, and the collection point only where none was', async () => {
  const collect = { latitude: 9, longitude: 9 }
  const look = async (one: BulkRow) => {
    mapped.length = 0
    await show(<ConfirmPlaces key={one.row_id} rows={[one]} collect={collect} onChange={vi.fn()} />)
    await press('[data-look]')
    return mapped.at(-1)
  }
  expect(await look(row(2, { precision: 'building' }))).toMatchObject({ zoom: 18 })
  expect(mapped.at(-1)).not.toHaveProperty('collect')
  const unknown = { column: 'address', code: 'address-unknown', severity: 'error' } as const
  const nowhere: BulkRow = { ...row(3, {}), place: null, problems: [unknown] }
  expect(await look(nowhere)).toMatchObject({ collect, pin: undefined })
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { BulkJob, BulkSheetColumn } from '@beckon/contract'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MapColumns } from './MapColumns.tsx'

vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
  return { useTexts: () => ({ t, say: t, format: { list: (all: string[]) => all.join(', ') } }) }
})
vi.mock('../../../platform/client/index.ts', () => ({ useConfig: () => ({ country: 'SG' }) }))

const column = (index: number, name: BulkSheetColumn['column']): BulkSheetColumn => ({
  index,
  letters: 'ABC'[index] ?? '',
  heading: `heading ${index}`,
  samples: [],
  column: name,
})
const job = (row_count: number) =>
  ({
    row_count,
    failure: null,
    can: { map: true },
    reading: { sheet: 'Monday', other_sheets: ['Tuesday'] },
  }) as unknown as BulkJob

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const onSheet = vi.fn()
const show = (row_count: number) =>
  act(async () => {
    onSheet.mockClear()
    root.render(
      <MantineProvider env="test">
        <MapColumns
          job={job(row_count)}
          columns={[column(0, 'name'), column(1, 'name'), column(2, 'phone')]}
          refused={null}
          isSending={false}
          onBack={undefined}
          onMap={vi.fn()}
          onSheet={onSheet}
        />
      </MantineProvider>,
    )
  })
const fields = () => document.querySelectorAll('li select').length
const readButtons = () =>
  [...document.querySelectorAll('button')].filter((one) => one.textContent === 'bulk.mapping-go').length
const choose = (sheet: string) =>
  act(async () => {
    const select = document.querySelector('select')
    if (!select) throw new Error('no sheet to choose')
    select.value = sheet
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

it('a field that was chosen twice is reported with its other column', async () => {
  await show(0)
  const joined = [...document.querySelectorAll('[data-joined]')].map((one) => one.textContent)
  expect(joined).toEqual(['bulk.mapping-joined B', 'bulk.mapping-joined A'])
})

it('marks the fields that an order must have, the unit too where riders need one', async () => {
  await show(0)
  const options = [...(document.querySelector('li select')?.querySelectorAll('option') ?? [])]
  const marked = options.map((one) => one.textContent ?? '').filter((text) => text.endsWith(' *'))
  expect(marked).toContain('bulk.column.unit *')
  expect(marked).not.toContain('bulk.column.notes *')
  expect(document.body.textContent).toContain('* bulk-file.needed')
})

it('reads another sheet as soon as it is chosen while no rows can be lost', async () => {
  await show(0)
  await choose('Tuesday')
  expect(onSheet).toHaveBeenCalledWith('Tuesday')
  expect([fields(), readButtons()]).toEqual([0, 0])
})

it('has one button and none of the old columns while another sheet is chosen over rows', async () => {
  await show(2)
  expect([fields(), readButtons()]).toEqual([3, 1])
  await choose('Tuesday')
  expect(onSheet).not.toHaveBeenCalled()
  expect([fields(), readButtons()]).toEqual([0, 1])
  await choose('Monday')
  expect([fields(), readButtons()]).toEqual([3, 1])
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { RowTable } from './RowTable.tsx'

interface Row {
  readonly id: string
}
const columns: readonly Column<Row>[] = [
  { id: 'note', title: 'Note', render: ({ id }) => <input aria-label={id} /> },
]

// The DOM of this test has no sizes, and rows without a height are not drawn.
for (const size of ['clientHeight', 'clientWidth', 'offsetHeight'])
  Object.defineProperty(HTMLElement.prototype, size, { value: 100 })
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => act(() => root.unmount()))

const show = (rows: readonly Row[]) =>
  act(() =>
    root.render(
      <MantineProvider>
        <RowTable
          label="Notes"
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          sort=""
          setSort={() => undefined}
        />
      </MantineProvider>,
    ),
  )

it('a row keeps its state when the rows before it change', () => {
  show([{ id: 'ana' }, { id: 'ben' }])
  const field = document.querySelector<HTMLInputElement>('[aria-label="ben"]')
  if (field) field.value = 'typed'
  show([{ id: 'new' }, { id: 'ana' }, { id: 'ben' }])
  expect(document.querySelector<HTMLInputElement>('[aria-label="ben"]')?.value).toBe('typed')
})

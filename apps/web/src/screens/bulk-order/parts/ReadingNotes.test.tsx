// @vitest-environment happy-dom
import type { BulkJob } from '@beckon/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { ReadingNotes } from './ReadingNotes.tsx'

vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  return { useTexts: () => ({ t, format: { list: (parts: string[]) => parts.join(), number: String } }) }
})

async function notesOf(other_sheets: string[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const job = { reading: { sheet: 'Orders', other_sheets, hidden_rows: 0, left_out_rows: [] } }
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<ReadingNotes job={job as unknown as BulkJob} />))
  const text = place.textContent
  await act(async () => root.unmount())
  return text
}

it('names the sheets that were not read, but not the guide of our own template', async () => {
  expect(await notesOf(['bulk-file.guide'])).toBe('')
  expect(await notesOf(['bulk-file.guide', 'Monday'])).toBe('bulk-file.other-sheets Orders Monday')
})

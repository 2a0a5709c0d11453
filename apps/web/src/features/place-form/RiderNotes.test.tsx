// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { NOTES_BYTES } from '@beckon/domain/address'
import { RiderNotes } from './RiderNotes.tsx'

vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))
// Its box measures fonts, which the test's document does not have.
vi.mock('@mantine/core', () => ({
  Textarea: ({ description }: { readonly description: string }) => <p>{description}</p>,
}))

it.each([
  ['says nothing of short notes', NOTES_BYTES - 201, false],
  ['warns near the greatest length', NOTES_BYTES - 1, true],
  ['leaves the warning to the error beyond it', NOTES_BYTES + 1, false],
])('%s', async (_, length, isWarned) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () =>
    root.render(<RiderNotes value={'x'.repeat(length)} error={undefined} onChange={() => undefined} />),
  )
  expect(place.textContent.includes('outlet.notes-nearly-full')).toBe(isWarned)
  await act(async () => root.unmount())
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { OwnerFields } from './OwnerFields.tsx'

vi.mock('../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  return { useTexts: () => ({ t, say: t }) }
})
vi.mock('../../platform/session/index.ts', () => ({ useSession: () => ({ user: null }) }))

function Form() {
  const [owners, setOwners] = useState<readonly string[]>([''])
  return <OwnerFields owners={owners} people={[]} errors={{}} onChange={setOwners} />
}

it('leads to the field of an owner that was added, and to none before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Form />
      </MantineProvider>,
    ),
  )
  expect(document.activeElement).toBe(document.body)
  const add = [...place.querySelectorAll('button')].find((one) => one.textContent === 'outlet.owner-add')
  await act(async () => add?.click())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('outlet.owner 2')
  await act(async () => root.unmount())
  place.remove()
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SearchResults } from './SearchResults.tsx'

vi.mock('../../../platform/texts/index.ts', () => ({
  useTexts: () => ({ t: (key: string) => key, say: (key: string) => key }),
}))
vi.mock('./HistoryTable.tsx', () => ({ HistoryTable: () => null }))

it('past orders that cannot be loaded offline are reported, and loaded on request', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const retry = vi.fn()
  const past = { orders: [], isPending: true, isOld: false, isError: false, retry }
  const shown = past as unknown as Parameters<typeof SearchResults>[0]['past']
  const place = document.createElement('main')
  const root = createRoot(place)
  const render = (isOffline: boolean) =>
    act(async () =>
      root.render(
        <MantineProvider env="test">
          <SearchResults past={shown} search="" total={undefined} isOffline={isOffline} />
        </MantineProvider>,
      ),
    )
  await render(true)
  const alert = place.querySelector('[role="alert"]')
  expect(alert?.textContent).toContain('error.cant-retrieve-past-orders')
  expect(alert?.textContent).toContain('error.offline')
  await act(async () => alert?.querySelector('button')?.click())
  expect(retry).toHaveBeenCalledOnce()
  await render(false)
  expect(place.querySelector('[aria-busy]')).not.toBeNull()
  expect(place.querySelector('[role="alert"]')).toBeNull()
})

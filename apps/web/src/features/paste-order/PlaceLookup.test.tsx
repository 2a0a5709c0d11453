// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { PlaceLookup } from './PlaceLookup.tsx'

const search = vi.hoisted(() => ({ isFailed: false }))
vi.mock('../address-picker/index.ts', () => ({
  useSuggestions: () => ({ hits: [], isSearching: false, isFailed: search.isFailed }),
}))
vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))

it.each([
  [true, 'geolocator.error.unavailable'],
  [false, 'paste.not-found'],
])(
  'an address that could not be looked up (%s) is distinguished from one that was not found',
  async (isFailed, text) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    search.isFailed = isFailed
    const place = document.createElement('main')
    const root = createRoot(place)
    const pendingPlace = { text: '5 Garden Road', point: null }
    await act(async () =>
      root.render(
        <MantineProvider env="test">
          <PlaceLookup
            pendingPlace={pendingPlace}
            near={{ latitude: 1, longitude: 103 }}
            onFound={() => undefined}
          />
        </MantineProvider>,
      ),
    )
    expect(place.querySelector('[role=alert]')?.textContent).toBe(text)
    await act(async () => root.unmount())
  },
)

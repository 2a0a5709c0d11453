// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useQuestions } from './use-help-entries.ts'

const settings = vi.hoisted(() => new Map<string, number>())
vi.mock('../../platform/client/index.ts', () => ({ useConfig: () => ({ country: 'SG' }) }))
vi.mock('../../platform/parameters/index.ts', () => ({
  useCountryParameter: (name: string) => settings.get(name),
}))
vi.mock('../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  return {
    useTexts: () => ({ t, format: { amount: String, duration: String, distance: String, weight: String } }),
  }
})

it('the delivery distance is the operator’s, and the country’s default before it is loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<Distance />))
  expect(place.textContent).toBe('help.distance-text 10000')
  settings.set('maxDistanceKm', 7)
  await act(async () => root.render(<Distance key="set" />))
  expect(place.textContent).toBe('help.distance-text 7000')
  await act(async () => root.unmount())
})

function Distance() {
  return useQuestions().find(({ id }) => id === 'distance')?.text
}

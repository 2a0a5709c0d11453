// @vitest-environment happy-dom
import { parameters } from '@beckon/domain/country'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Screen } from './Screen.tsx'

const { settings } = vi.hoisted(() => ({ settings: new Map<string, number>() }))
vi.mock('../../platform/client/index.ts', () => ({ useConfig: () => ({ brand: 'beckon', country: 'SG' }) }))
vi.mock('../../platform/parameters/index.ts', () => ({
  useCountryParameter: (name: string) => settings.get(name),
}))
vi.mock('../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`
  return { useTexts: () => ({ t, format: { number: String } }) }
})
vi.mock('../../features/page/index.ts', () => ({ useCountryName: () => 'Singapore' }))
vi.mock('../../features/terms/index.ts', () => ({
  LegalText: ({ sections }: { readonly sections: readonly (readonly string[])[] }) => (
    <p>{sections.find(([name]) => name === 'long')?.[2]}</p>
  ),
}))

async function keptFor(): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<Screen />))
  const text = place.textContent
  await act(async () => root.unmount())
  return text
}

it('names the days of the country until the settings are known', async () => {
  const { proofPhotoDays, messageDays, callDays } = parameters.SG
  expect(await keptFor()).toContain(
    `"photo_days":"${proofPhotoDays}","message_days":"${messageDays}","call_days":"${callDays}"`,
  )
})

it('names the days that the operator has set', async () => {
  settings.set('proofPhotoDays', 11).set('messageDays', 12).set('callDays', 13)
  expect(await keptFor()).toContain('"photo_days":"11","message_days":"12","call_days":"13"')
})

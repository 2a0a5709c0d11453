// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { type ColorScheme, ColorSchemeContext } from '../../platform/theme/color-scheme.ts'
import { Appearance } from './Appearance.tsx'

vi.mock('../../platform/texts/index.ts', () => ({ useTexts: () => ({ t: (key: string) => key }) }))

it('names what pressing it does, to the eye too, and changes with what is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  await act(async () => root.render(<Page />))
  const names = () => {
    const button = place.querySelector('button')
    return [button?.getAttribute('aria-label'), button?.title]
  }
  expect(names()).toEqual(['account.to-dark', 'account.to-dark'])
  await act(async () => place.querySelector('button')?.click())
  expect(names()).toEqual(['account.to-light', 'account.to-light'])
  await act(async () => root.unmount())
})

function Page() {
  const [shown, choose] = useState<ColorScheme>('light')
  return (
    <ColorSchemeContext value={{ shown, choose }}>
      <Appearance />
    </ColorSchemeContext>
  )
}

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { LaterTime } from './LaterTime.tsx'

const today = Date.UTC(2026, 10, 23, 10) / 1000
const tomorrow = today + 86_400
vi.mock('../../platform/client/index.ts', () => ({ useConfig: () => ({ timezone: 'Asia/Singapore' }) }))
vi.mock('../../platform/clock/index.ts', () => ({ serverSeconds: () => Date.UTC(2026, 10, 23, 9) / 1000 }))
vi.mock('../../platform/texts/index.ts', () => ({
  useTexts: () => ({
    t: (key: string) => key,
    format: { day: (at: number) => `weekday ${at}`, time: String },
  }),
}))

it('names today, and each day with its weekday', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('main')
  const root = createRoot(place)
  const days = [
    { day: '2026-11-23', times: [today] },
    { day: '2026-11-24', times: [tomorrow] },
  ]
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <LaterTime at={today} days={days} onChoose={() => undefined} />
      </MantineProvider>,
    ),
  )
  const names = [...(place.querySelector('select')?.options ?? [])].map((option) => option.textContent)
  expect(names).toEqual([`history.today · weekday ${today}`, `weekday ${tomorrow}`])
  await act(async () => root.unmount())
})

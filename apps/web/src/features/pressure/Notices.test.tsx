// @vitest-environment happy-dom
import type { DeliveryNotice } from '@beckon/contract'
import { catalogues } from '@beckon/texts/catalogues'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Notices } from './Notices.tsx'
import { nextRead } from './use-notices.ts'

const { answers, NOON } = vi.hoisted(() => ({
  answers: [] as unknown[],
  NOON: Date.UTC(2026, 10, 25, 11) / 1000,
}))
vi.mock('../../platform/client/index.ts', () => ({
  useClient: () => ({}),
  useConfig: () => ({ timezone: 'Europe/Budapest' }),
  answerTo: async () => ({ result: answers }),
  queryKeys: { deliveryNotices: (...parts: unknown[]) => parts },
}))
vi.mock('../../platform/clock/index.ts', () => ({ serverSeconds: () => NOON }))
vi.mock('../../platform/texts/index.ts', () => ({
  useTexts: () => ({
    t: (key: keyof typeof catalogues.en, values: Record<string, string>) =>
      String(catalogues.en[key]).replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? ''),
    format: {
      amount: (value: number) => `${value} Ft`,
      percent: (share: number) => `${share * 100} %`,
      time: (at: number) => `in ${at - NOON} s`,
      dayTime: (at: number) => `on a day in ${at - NOON} s`,
      distance: (metres: number) => `${metres} m`,
      duration: (seconds: number) => `${seconds} s`,
      clock: (digits: string) => `${digits.slice(0, 2)}:${digits.slice(2)}`,
    },
  }),
}))

async function shown(notices: readonly DeliveryNotice[]): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  answers.splice(0, answers.length, ...notices)
  const root = document.createElement('div')
  await act(async () =>
    createRoot(root).render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider>
          <Notices vendorId="hu-1" point={{ latitude: 1, longitude: 1 }} preorderedFor={null} />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  const found = `[data-notices="${notices.length}"]`
  await act(() => vi.waitFor(() => expect(root.querySelector(found)).not.toBeNull()))
  return root.querySelector(found)?.textContent ?? ''
}

const until = NOON + 3600
it.each<[DeliveryNotice, string]>([
  [{ kind: 'slower', minutes: 15, until }, 'Deliveries here take about 900 s longer until in 3600 s.'],
  [{ kind: 'paused', until: NOON + 86_400 }, 'Riders take no new orders here until on a day in 86400 s.'],
  [{ kind: 'radius', limit: 3000, until }, 'Riders here deliver up to 3000 m away until in 3600 s.'],
  [{ kind: 'surcharge', amount: 200, until }, 'A surcharge of 200 Ft applies here until in 3600 s.'],
  [{ kind: 'surcharge_percent', percent: 20, until }, 'A surcharge of 20 % applies here until in 3600 s.'],
  [{ kind: 'zone-closed', from: '0900', to: '1800' }, 'Riders collect here from 09:00 to 18:00.'],
])('the banner words the notice %o', async (notice, text) => {
  expect(await shown([notice])).toBe(text)
})

it('the banner is empty without a measure', async () => {
  expect(await shown([])).toBe('')
})

it.each<[readonly DeliveryNotice[], number]>([
  [[], 60],
  [[{ kind: 'paused', until: NOON + 20 }], 21],
  [[{ kind: 'paused', until: NOON + 900 }], 60],
  [[{ kind: 'paused', until: NOON - 20 }], 1],
])('notices are read again after a minute, or when one ends: %o after %d s', (notices, seconds) => {
  expect(nextRead(notices, NOON)).toBe(seconds)
})

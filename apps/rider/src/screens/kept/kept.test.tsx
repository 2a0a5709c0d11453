// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { offline } from '../../../test/phone.ts'
import { render, riderDeps } from '../../../test/render.tsx'
import { Screen } from './Screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const kept = (changes: object) => ({
  ...{
    kind: 'positions',
    count: 3,
    first_at: 1_000_000,
    last_at: 2_000_000,
    kept_days: 90,
    kept_from: 'record',
  },
  ...changes,
})

it('each kind of data is shown with its extent, its reason and its end', async () => {
  const result = [
    kept({}),
    kept({ kind: 'documents', count: 0, first_at: null, last_at: null, kept_days: 30, kept_from: 'end' }),
    kept({ kind: 'earnings', count: 1, kept_days: null }),
  ]
  const { deps } = await riderDeps({ listKeptData: () => ({ result }) })
  const page = await render(<Screen />, deps)
  await page.settle()
  const panels = [...page.place.querySelectorAll('section')].map(({ textContent }) => textContent ?? '')
  expect(panels[0]).toMatch(/Positions during jobs3 entries.*1970 to .*1970To settle.*Deleted after 90 days/u)
  expect(panels[1]).toMatch(/0 entriesTo check that you may ride\.Deleted 30 days after it ended/u)
  expect(panels[2]).toContain('Kept with the records of the orders.')
  await page.unmount()
})

it('the file of all data is prepared, and then saved by a link', async () => {
  const URL_ = Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: vi.fn() })
  vi.stubGlobal('URL', URL_)
  const made = await riderDeps({ listKeptData: () => ({ result: [kept({})] }) })
  let isOffline = true
  const open = async () =>
    isOffline
      ? ({ ok: false, error: { kind: 'offline' } } as const)
      : ({ ok: true, answer: new Response('{}') } as const)
  const page = await render(<Screen />, { ...made.deps, client: { ...made.deps.client, open } })
  await page.settle()
  await page.press('Prepare file')
  expect(page.place.querySelector('[role=alert]')).not.toBeNull()
  isOffline = false
  await page.press('Prepare file')
  expect(page.place.querySelector('a[download]')?.getAttribute('href')).toBe('blob:data')
  await page.unmount()
})

it('without a connection the page offers another attempt', async () => {
  const { deps } = await riderDeps({ listKeptData: () => offline })
  const page = await render(<Screen />, deps)
  await page.settle()
  expect(page.has('Try again')).toBe(true)
  await page.unmount()
})

// @vitest-environment happy-dom
import type { BrowserConfig } from '@beckon/contract'
import { catalogues } from '@beckon/texts/catalogues'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPublicPage, PublicPageContext } from '../platform/light/index.ts'
import { storeViewToken } from '../platform/storage/index.ts'
import { PublicFrame } from './PublicFrame.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const view = {
  subject: { kind: 'customer', order_id: 'sg-1-a' },
  name: 'Tea house',
  operator: 'Ana',
  expires_at: 1_800_000_000,
}

/** Shows a page of a view, for which the service gives these answers. */
async function shown(...answers: readonly (() => Promise<Response>)[]): Promise<HTMLElement> {
  const left = [...answers]
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => left.shift()?.())
  storeViewToken('secret')
  const config = {
    ...{ country: 'SG', timezone: 'Asia/Singapore', currency: 'SGD', brand: 'beckon' },
    languages: ['en'],
    default_language: 'en',
  } as BrowserConfig
  const page = createPublicPage({ config, locale: 'en', texts: catalogues.en })
  const root = document.createElement('main')
  await act(async () =>
    createRoot(root).render(
      <PublicPageContext value={page}>
        <PublicFrame onLanguage={() => {}}>Parcel of Mei Lin</PublicFrame>
      </PublicPageContext>,
    ),
  )
  return root
}

const given = async () => Response.json({ result: view })
const over = async () => Response.json({ errors: [] }, { status: 401 })

it('the banner of a view is asked for again until the service answers', async () => {
  const root = await shown(() => Promise.reject(new TypeError('offline')), given)
  expect(root.textContent).not.toContain('Ana')
  await act(async () => void (await vi.advanceTimersByTimeAsync(5000)))
  expect(root.textContent).toContain('Ana')
  expect(root.textContent).toContain('Tea house')
})

it('the content of a view is removed when its time is over', async () => {
  vi.setSystemTime((view.expires_at - 60) * 1000)
  const root = await shown(given, over)
  expect(root.textContent).toContain('Parcel of Mei Lin')
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)))
  expect(root.textContent).toContain('The view has ended')
  expect(root.textContent).not.toContain('Mei Lin')
})

it('the content of a view is removed when the operator ends it', async () => {
  const root = await shown(given, async () => Response.json({ result: {} }))
  const end = root.querySelector<HTMLButtonElement>('[data-view] button')
  await act(async () => end?.click())
  expect(root.textContent).toContain('The view has ended')
  expect(root.textContent).not.toContain('Mei Lin')
})

// @vitest-environment happy-dom
import type { BrowserConfig, PublicOrder } from '@beckon/contract'
import { catalogues } from '@beckon/texts/catalogues'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { PublicPageContext, createPublicPage } from '../../platform/light/index.ts'
import { PageLink } from './parts/PageLink.tsx'
import { StatusHeadline } from './parts/StatusHeadline.tsx'

const order: PublicOrder = {
  order_id: 'sg-1-a',
  status: 'IN_PROGRESS',
  sentence: 'stalled',
  created_at: 1,
  updated_at: 2,
  preordered_for: null,
  eta: null,
  arrives_at: null,
  delay: null,
  brand: 'beckon',
  link: 'none',
  details: null,
}

async function shown(content: ReactNode): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const config = { country: 'SG', timezone: 'Asia/Singapore', currency: 'SGD' } as BrowserConfig
  const page = createPublicPage({ config, locale: 'en', texts: catalogues.en })
  const root = document.createElement('main')
  await act(async () =>
    createRoot(root).render(<PublicPageContext value={page}>{content}</PublicPageContext>),
  )
  return root
}

it('shows no refund while no rider was found, because the shop may continue', async () => {
  const { textContent } = await shown(<StatusHeadline order={order} isIndividual />)
  expect(textContent).toBe('We have not found a rider yet')
})

it('an individual’s unpaid order shows that nothing was paid', async () => {
  const unpaid = { ...order, status: 'CANCELLED', sentence: 'unpaid' } as const
  const { textContent } = await shown(<StatusHeadline order={unpaid} isIndividual />)
  expect(textContent).toBe('This order has been cancelled. Nothing was paid.')
})

it('links from a receipt back to the page for individuals', async () => {
  const root = await shown(
    <PageLink page="tracking-c2c" orderId="sg-1-a" token={null}>
      Follow
    </PageLink>,
  )
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/tracking-c2c/sg-1-a')
})

it('one time is shown once the arrival is predictable, and a range before that', async () => {
  const coming = {
    ...order,
    status: 'IN_TRANSIT',
    sentence: 'collected',
    eta: { lower: 0, upper: 9e9 },
  } as const
  const response = async (arrives_at: number | null) =>
    (await shown(<StatusHeadline order={{ ...coming, arrives_at }} />)).querySelector('p')?.textContent
  expect(await response(3600)).toMatch(/^Arriving at about .*8:30/u)
  expect(await response(null)).toMatch(/^Expected between/u)
})

it('gives the reason of a delay below the new time', async () => {
  const late = {
    ...order,
    status: 'IN_TRANSIT',
    sentence: 'delayed',
    eta: { lower: 0, upper: 9e9 },
    delay: 'ON_THE_ROAD',
  } as const
  const lines = (await shown(<StatusHeadline order={late} />)).querySelectorAll('h1, p')
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    'Your parcel is delayed',
    expect.stringMatching(/^Expected between/u),
    'The rider is held up on the road.',
  ])
})

it('counts the stops of the rider before the reader’s own', async () => {
  const coming = { ...order, status: 'IN_TRANSIT', sentence: 'collected' } as const
  const words = async (changes: object) =>
    (await shown(<StatusHeadline order={{ ...coming, ...changes }} />)).querySelector('[data-stops-before]')
      ?.textContent
  expect(await words({ stops_before: 1 })).toBe('Other stops of the rider before this one: 1')
  expect(await words({})).toBeUndefined()
})

it('names the slower deliveries of the zone with their end', async () => {
  const slower = { minutes: 15, until: 3600 }
  const text = (await shown(<StatusHeadline order={{ ...order, slower }} />)).querySelector('[data-slower]')
  expect(text?.textContent).toMatch(/^Deliveries here take about 15 mins longer until .*8:30/u)
})

import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { withPortal } from './portal.ts'
import { ms, type Row } from '../report.ts'

/** JavaScript that a customer may have to load before they can read the status of the parcel. Bytes. */
const BUDGET = 40_000
/** Longer than this they wonder whether the page works. */
const PATIENCE_MS = 5000
/** A cheap telephone in a street: 1.6 Mbit/s, 150 ms there and back, a quarter of this machine. */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
const SLOWER = 4

/** The page behind a tracking link: its weight, and the time until the status can be read on a cheap telephone. */
export const publicPage = (): Promise<Row[]> =>
  withPortal(async (browser, url) => {
    const path = `/tracking/${await someOrder(url)}`
    return [await weightOf(browser, url + path), await timeOf(browser, url + path)]
  })

async function someOrder(url: string): Promise<string> {
  const login = await fetch(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'demo@beckon.test', password: 'Demo1234!' }),
  })
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}` }
  const orders = await fetch(`${url}/api/orders/v1/vendor/sg-100/orders?finished=true&count=1`, { headers })
  return (await orders.json()).result.data[0].order_id
}

const onPhone = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true })

const readable = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

async function weightOf(browser: Browser, url: string): Promise<Row> {
  const page = await onPhone(browser)
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(url)
  await readable(page)
  const bodies = await Promise.all(scripts)
  await page.close()
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  return {
    what: 'JavaScript before the status of a parcel can be read',
    ratio: bytes / BUDGET,
    baseline: `${BUDGET / 1000} kB`,
    limit: 1,
    detail: `${(bytes / 1000).toFixed(0)} kB gzip, ${bodies.length} files`,
  }
}

async function timeOf(browser: Browser, url: string): Promise<Row> {
  const page = await onPhone(browser)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await readable(page)
  const took = performance.now() - began
  await page.close()
  return {
    what: 'from opening the link to the status, on a cheap telephone with nothing kept',
    ratio: took / PATIENCE_MS,
    baseline: ms(PATIENCE_MS),
    limit: 1,
    detail: `${ms(took)} at 1.6 Mbit/s, 150 ms and a quarter of this machine`,
  }
}

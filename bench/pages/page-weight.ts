import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { withPortal } from './portal.ts'
import type { Row } from '../report.ts'

/** Bytes of JavaScript (gzip) that may come before a page can be used, and script requests of a first visit. */
const limits = { landing: 90_000, signIn: 130_000, request: 280_000, landingFiles: 8 } as const

/** JavaScript that a browser fetches before the landing page, sign-in and a request can be used, each on a first visit. */
export const pageWeight = (): Promise<Row[]> => withPortal(weighPages)

async function weighPages(browser: Browser, url: string): Promise<Row[]> {
  const landing = await weigh(browser, async (page) => {
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
  const signIn = await weigh(browser, async (page) => {
    await page.goto(`${url}/connect`)
    await page.locator('form input[type="password"]').waitFor()
  })
  const request = await weighRequest(browser, url)
  return [
    row('landing page', landing, limits.landing),
    {
      what: 'script requests before the landing page is usable',
      ratio: landing.files / limits.landingFiles,
      baseline: String(limits.landingFiles),
      limit: 1,
      detail: `${landing.files} files`,
    },
    row('sign-in page', signIn, limits.signIn),
    row('request page', request, limits.request),
  ]
}

/** The request page opened by a person whose session another tab has stored. */
async function weighRequest(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto(`${url}/connect`)
  await page.locator('form input').first().fill('demo@beckon.test')
  await page.locator('input[type="password"]').fill('Demo1234!')
  await page.locator('form button[type="submit"]').click()
  await page.getByRole('textbox', { name: 'Drop-off address' }).waitFor()
  const { origins } = await context.storageState()
  await context.close()
  return weigh(
    browser,
    async (opened) => {
      await opened.goto(`${url}/request-a-rider`)
      await opened.getByRole('textbox', { name: 'Drop-off address' }).waitFor()
    },
    { cookies: [], origins },
  )
}

const PHONE = { width: 390, height: 844 }

interface Weight {
  readonly files: number
  readonly gzip: number
  readonly brotli: number
}

/** Adds up the scripts of a first visit, in a browser without a cache. */
async function weigh(
  browser: Browser,
  visit: (page: Page) => Promise<void>,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Weight> {
  const context = await browser.newContext({ viewport: PHONE, ...(storageState ? { storageState } : {}) })
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await visit(page)
  const scripts = await Promise.all(bodies)
  await context.close()
  const sum = (pack: (script: Buffer) => Buffer) =>
    scripts.reduce((bytes, script) => bytes + pack(script).length, 0)
  return {
    files: scripts.length,
    gzip: sum((script) => gzipSync(script)),
    brotli: sum((script) => brotliCompressSync(script)),
  }
}

const row = (what: string, { files, gzip, brotli }: Weight, budget: number): Row => ({
  what: `JavaScript before the ${what} is usable`,
  ratio: gzip / budget,
  baseline: `${budget / 1000} kB`,
  limit: 1,
  detail: `${(gzip / 1000).toFixed(0)} kB gzip, ${(brotli / 1000).toFixed(0)} kB brotli, ${files} files`,
})

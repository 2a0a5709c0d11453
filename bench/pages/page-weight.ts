import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { withPortal } from './portal.ts'
import type { Row } from '../report.ts'

/** Bytes of JavaScript (gzip) that may come before a page can be used, and script requests of a first visit. */
const limits = {
  landing: 90_000,
  signIn: 130_000,
  request: 280_000,
  landingFiles: 8,
  requestFiles: 10,
} as const

/** JavaScript that a browser fetches before the landing page, sign-in and a request can be used, each on a first visit. */
export const pageWeight = (): Promise<Row[]> => withPortal(weighPages)

async function weighPages(browser: Browser, url: string): Promise<Row[]> {
  const landing = await weigh(
    browser,
    async (page) => {
      await page.goto(url)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    'h1',
  )
  const signIn = await weigh(
    browser,
    async (page) => {
      await page.goto(`${url}/connect`)
      await page.locator('form input[type="password"]').waitFor()
    },
    'form input[type="password"]',
  )
  const request = await weighRequest(browser, url)
  return [
    row('landing page', landing, limits.landing),
    filesRow('landing page', landing, limits.landingFiles),
    row('sign-in page', signIn, limits.signIn),
    row('request page', request, limits.request),
    filesRow('request page', request, limits.requestFiles),
  ]
}

/** The request page opened by a person who has used it before: another tab has stored the session. */
async function weighRequest(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto(`${url}/connect`)
  await page.locator('form input').first().fill('demo@beckon.test')
  await page.locator('input[type="password"]').fill('Demo1234!')
  await page.locator('form button[type="submit"]').click()
  await page.getByRole('textbox', { name: 'Drop-off address' }).waitFor()
  // The introduction is for the first visit.
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  const { origins } = await context.storageState()
  await context.close()
  return weigh(
    browser,
    async (opened) => {
      await opened.goto(`${url}/request-a-rider`)
      await opened.getByRole('textbox', { name: 'Drop-off address' }).waitFor()
    },
    '#content input[aria-haspopup="listbox"]',
    { cookies: [], origins },
  )
}

const PHONE = { width: 390, height: 844 }

interface Weight {
  readonly files: number
  readonly gzip: number
  readonly brotli: number
}

/** Adds up the scripts that were requested before an element appeared, in a browser without a cache. */
async function weigh(
  browser: Browser,
  visit: (page: Page) => Promise<void>,
  usable: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Weight> {
  const context = await browser.newContext({ viewport: PHONE, ...(storageState ? { storageState } : {}) })
  const page = await context.newPage()
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body())
  })
  await page.addInitScript(markWhenThere, usable)
  await visit(page)
  const before = await page.evaluate(() => {
    const { startTime: end } = performance.getEntriesByName('usable')[0] ?? { startTime: Infinity }
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => name)
  })
  const scripts = await Promise.all(
    [...bodies].filter(([url]) => before.includes(url)).map(([, body]) => body),
  )
  await context.close()
  const sum = (pack: (script: Buffer) => Buffer) =>
    scripts.reduce((bytes, script) => bytes + pack(script).length, 0)
  return {
    files: scripts.length,
    gzip: sum((script) => gzipSync(script)),
    brotli: sum((script) => brotliCompressSync(script)),
  }
}

/** Runs in the page: what it loads once it is idle comes after this mark, however slow the machine is. */
function markWhenThere(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    performance.mark('usable')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

const filesRow = (what: string, { files }: Weight, budget: number): Row => ({
  what: `script requests before the ${what} is usable`,
  ratio: files / budget,
  baseline: String(budget),
  limit: 1,
  detail: `${files} files`,
})

const row = (what: string, { files, gzip, brotli }: Weight, budget: number): Row => ({
  what: `JavaScript before the ${what} is usable`,
  ratio: gzip / budget,
  baseline: `${budget / 1000} kB`,
  limit: 1,
  detail: `${(gzip / 1000).toFixed(0)} kB gzip, ${(brotli / 1000).toFixed(0)} kB brotli, ${files} files`,
})

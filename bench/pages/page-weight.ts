import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { withPortal } from './portal.ts'
import type { Row } from '../report.ts'

/** A page that loads within a few seconds on a slow phone. Bytes. */
const BUDGET = 400_000

/** JavaScript that a browser fetches before sign-in, and before a request, can be used. */
export const pageWeight = (): Promise<Row[]> => withPortal(weighPages)

async function weighPages(browser: Browser, url: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const weight = weigh(page)
  await page.goto(`${url}/connect`)
  await page.locator('form input[type="password"]').waitFor()
  const signIn = await weight()
  await page.locator('form input').first().fill('demo@beckon.test')
  await page.locator('input[type="password"]').fill('Demo1234!')
  await page.locator('form button[type="submit"]').click()
  await page.getByRole('textbox', { name: 'Drop-off address' }).waitFor()
  const request = await weight()
  return [row('sign-in page', signIn), row('request page, with what came before', request)]
}

interface Weight {
  readonly files: number
  readonly gzip: number
  readonly brotli: number
}

/** Adds up the scripts that have come so far. */
function weigh(page: Page): () => Promise<Weight> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  return async () => {
    const scripts = await Promise.all(bodies)
    const sum = (pack: (script: Buffer) => Buffer) =>
      scripts.reduce((bytes, script) => bytes + pack(script).length, 0)
    return {
      files: scripts.length,
      gzip: sum((script) => gzipSync(script)),
      brotli: sum((script) => brotliCompressSync(script)),
    }
  }
}

const row = (what: string, { files, gzip, brotli }: Weight): Row => ({
  what: `JavaScript before the ${what} is usable`,
  ratio: gzip / BUDGET,
  beside: `${BUDGET / 1000} kB`,
  limit: 1,
  detail: `${(gzip / 1000).toFixed(0)} kB gzip, ${(brotli / 1000).toFixed(0)} kB brotli, ${files} files`,
})

import type { Browser } from '@playwright/test'
import { withPortal } from './portal.ts'
import type { Row } from '../report.ts'

/** Bytes of web fonts that the landing page may load, by language. None: the fonts of the device are good. */
const limits = [
  { language: 'Japanese', locale: 'ja-JP', country: 'jp', bytes: 0 },
  { language: 'Chinese', locale: 'zh-TW', country: 'tw', bytes: 0 },
  { language: 'Burmese', locale: 'my-MM', country: 'mm', bytes: 60_000 },
] as const

/** Web fonts that a first visit downloads in languages whose fonts are large. */
export const firstVisit = (): Promise<Row[]> =>
  withPortal(async (browser, url) => {
    const rows: Row[] = []
    for (const limit of limits) rows.push(await visit(browser, url, limit))
    return rows
  })

async function visit(
  browser: Browser,
  url: string,
  { language, locale, country, bytes }: (typeof limits)[number],
): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale })
  const fonts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response.body())
  })
  await page.goto(url.replace('localhost', `${country}.localhost`))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const shown = await page.evaluate(() => document.documentElement.lang)
  const loaded = (await Promise.all(fonts)).reduce((sum, font) => sum + font.length, 0)
  await page.close()
  const isOfLanguage = shown.slice(0, 2) === locale.slice(0, 2)
  return {
    what: `web fonts of the landing page in ${language}`,
    ratio: isOfLanguage ? loaded / Math.max(bytes, 1) : Number.NaN,
    baseline: bytes === 0 ? 'none' : `${bytes / 1000} kB`,
    limit: bytes === 0 ? 0 : 1,
    detail: `${(loaded / 1000).toFixed(0)} kB in ${fonts.length} files; the page is in ${shown}`,
  }
}

import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumExecutable } from '../test/browser.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'shots')
const port = 4124

const languages = [
  { name: 'en', host: `localhost:${port}`, country: 'SG', locale: 'en' },
  { name: 'ar', host: `ae.localhost:${port}`, country: 'AE', locale: 'ar' },
  { name: 'hu', host: `hu.localhost:${port}`, country: 'HU', locale: 'hu' },
] as const

const widths = [
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true },
  { name: '1280', viewport: { width: 1280, height: 800 }, isMobile: false },
] as const

const asked = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const stop = await startProduct()
try {
  await takeAll()
} finally {
  await stop()
}

async function takeAll(): Promise<void> {
  const { path, args } = await chromiumExecutable()
  const browser = await chromium.launch({ executablePath: path, args: [...args] })
  for (const language of languages) {
    for (const width of widths) {
      for (const scheme of language.name === 'en' ? (['light', 'dark'] as const) : (['light'] as const)) {
        const context = await browser.newContext({
          viewport: width.viewport,
          isMobile: width.isMobile,
          hasTouch: width.isMobile,
          colorScheme: scheme,
          baseURL: `http://${language.host}`,
        })
        await context.addInitScript(
          (locale) => localStorage.setItem('beckon.locale', JSON.stringify(locale)),
          language.locale,
        )
        await takeScenes(context, `${language.name}-${width.name}${scheme === 'dark' ? '-dark' : ''}`)
        await context.close()
      }
    }
  }
  await browser.close()
}

async function takeScenes(context: BrowserContext, suffix: string): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  for (const scene of scenes) {
    if (
      asked.length > 0 &&
      !asked.some((part) => `${scene.name}-${suffix}`.includes(part)) &&
      !scene.prepares
    )
      continue
    await take(page, scene, suffix)
  }
}

async function take(page: Page, scene: Scene, suffix: string): Promise<void> {
  try {
    await scene.show(page)
    // Fonts and the last request: a picture of a half-drawn page says nothing.
    await page.evaluate(() => {
      scrollTo(0, 0)
      return document.fonts.ready.then(() => true)
    })
    await page.screenshot({
      path: join(folder, `${scene.name}-${suffix}.png`),
      fullPage: scene.whole ?? false,
      // What moves is shown where it comes to rest.
      animations: 'disabled',
    })
    console.log(`${scene.name}-${suffix}.png`)
  } catch (error) {
    console.error(
      `${scene.name}-${suffix}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
    process.exitCode = 1
  } finally {
    await scene.after?.(page)
  }
}

async function startProduct(): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(root, '.cache', 'shots'),
    FLEET_PACE: '10',
    RATE_LIMITS: 'off',
    BECKON_PARENT_PIPE: '1',
  }
  const child = spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: root,
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for (;;) {
    if (child.exitCode !== null) throw new Error('The product did not start.')
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    const vendors = ready?.ok ? await hasDemoAccounts() : false
    if (vendors) break
    await new Promise((done) => setTimeout(done, 3000))
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** The other countries are laid out beside the running service. */
async function hasDemoAccounts(): Promise<boolean> {
  const answers = await Promise.all(
    languages.map(({ country }) =>
      fetch(`http://127.0.0.1:${port}/api/auth/v1/login`, {
        method: 'POST',
        // Programs do not all know that names below localhost are this machine, so the country is said in a header.
        headers: { 'content-type': 'application/json', 'x-country': country },
        body: JSON.stringify({ email_address: 'demo@beckon.test', password: 'Demo1234!' }),
      }),
    ),
  )
  return answers.every((answer) => answer.ok)
}

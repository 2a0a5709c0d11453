import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { catalogues } from '@beckon/texts/catalogues'
import { chromiumExecutable } from '../test/browser.ts'
import { startProduct } from './product.ts'
import type { Reel, Scene, Stage } from './scene.ts'
import { reels } from './scenes.ts'
import { dialog, press, signIn } from './stage.ts'

const folder = fileURLToPath(new URL('../../shots', import.meta.url))
const port = Number(process.env['SHOTS_PORT'] ?? 4124)

const languages = [
  { locale: 'en', host: `localhost:${port}`, country: 'SG' },
  { locale: 'ar', host: `ae.localhost:${port}`, country: 'AE' },
  { locale: 'hu', host: `hu.localhost:${port}`, country: 'HU' },
] as const
type Language = (typeof languages)[number]

const widths = [
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true },
  { name: '1280', viewport: { width: 1280, height: 800 }, isMobile: false },
] as const

/** One person before one screen. */
interface Seat {
  readonly language: Language
  readonly width: (typeof widths)[number]
  readonly scheme: 'light' | 'dark'
  readonly suffix: string
}

const seats: readonly Seat[] = languages.flatMap((language) =>
  widths.flatMap((width) =>
    (['light', 'dark'] as const)
      .filter((scheme) => scheme === 'light' || language.locale === 'en')
      .map((scheme) => {
        const dark = scheme === 'dark' ? '-dark' : ''
        return { language, width, scheme, suffix: `${language.locale}-${width.name}${dark}` }
      }),
  ),
)

/** Parts of names: `npm run shots -- request-later outlet`, and `ar-390` for one seat. All of them, unless some are asked for. */
const asked = process.argv.slice(2)
const seatNames = asked.filter((part) => seats.some(({ suffix }) => suffix.startsWith(part)))
const sceneNames = asked.filter((part) => !seatNames.includes(part))
const isSeatAsked = ({ suffix }: Seat) =>
  seatNames.length === 0 ||
  seatNames.some((part) => suffix === part || (suffix.startsWith(part) && !/-\d+/.test(part)))
const isAsked = ({ name }: Scene) => sceneNames.length === 0 || sceneNames.some((part) => name.includes(part))

const failed: string[] = []
mkdirSync(folder, { recursive: true })
const stop = await startProduct(
  port,
  languages.map(({ country }) => country),
)
try {
  const { path, args } = await chromiumExecutable()
  const browser = await chromium.launch({ executablePath: path, args: [...args] })
  for (const seat of seats.filter(isSeatAsked)) await takeSeat(browser, seat)
  await browser.close()
} finally {
  await stop()
}
if (failed.length > 0) {
  console.error(`\n${failed.length} without a picture:\n${failed.join('\n')}`)
  process.exitCode = 1
}

async function takeSeat(browser: Browser, seat: Seat): Promise<void> {
  const context = await seatContext(browser, seat)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const texts = catalogues[seat.language.locale]
  const stage: Stage = { page, country: seat.language.country, say: (key) => texts[key] ?? key }
  let isSignedIn = false
  for (const reel of reels) {
    const last = reel.scenes.findLastIndex(isAsked)
    if (last < 0) continue
    try {
      if (reel.who !== 'anybody' && !isSignedIn) {
        await signIn(stage)
        if (reel.who === 'person') await skipIntroduction(stage)
        isSignedIn = true
      }
      await takeReel(stage, { ...reel, scenes: reel.scenes.slice(0, last + 1) }, seat.suffix)
      if (reel.who === 'newcomer') await page.keyboard.press('Escape')
    } catch (error) {
      note(`${reel.scenes[0]?.name} …`, seat.suffix, error)
    }
  }
  await context.close()
}

async function seatContext(browser: Browser, { language, width, scheme }: Seat): Promise<BrowserContext> {
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
  return context
}

async function skipIntroduction(stage: Stage): Promise<void> {
  await press(stage, 'walkthrough.skip')
  await dialog(stage.page).waitFor({ state: 'hidden' })
}

/** What a scene could not show the next ones cannot either. */
async function takeReel(stage: Stage, { scenes, after }: Reel, suffix: string): Promise<void> {
  try {
    for (const [index, scene] of scenes.entries()) {
      try {
        await take(stage, scene, suffix)
      } catch (error) {
        note(scene.name, suffix, error)
        for (const { name } of scenes.slice(index + 1)) failed.push(`${name}-${suffix}: after ${scene.name}`)
        return
      } finally {
        await scene.after?.(stage)
      }
    }
  } finally {
    await after?.(stage)
  }
}

async function take(stage: Stage, scene: Scene, suffix: string): Promise<void> {
  const { page } = stage
  await scene.show(stage)
  if (!isAsked(scene)) return
  // Fonts and the last request: a picture of a half-drawn page says nothing.
  await page.evaluate(() => document.fonts.ready.then(() => true))
  if (scene.whole) await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({
    path: join(folder, `${scene.name}-${suffix}.png`),
    fullPage: scene.whole ?? false,
    // What moves is shown where it comes to rest.
    animations: 'disabled',
  })
  console.log(`${scene.name}-${suffix}.png`)
}

function note(name: string, suffix: string, error: unknown): void {
  const line = error instanceof Error ? error.message.split('\n')[0] : String(error)
  console.error(`${name}-${suffix}: ${line}`)
  failed.push(`${name}-${suffix}: ${line}`)
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { wholeCatalogue } from '@beckon/texts/whole'
import { chromiumExecutable } from '../test/browser.ts'
import { startProduct } from './product.ts'
import type { Reel, Scene, Stage } from './scene.ts'
import { mainScenes, reels } from './scenes.ts'
import { type Seat, seats } from './seats.ts'
import { dialog, press, signIn } from './stage.ts'

const folder = fileURLToPath(new URL('../../shots', import.meta.url))
const port = Number(process.env['SHOTS_PORT'] ?? 4124)

/** Parts of names: `npm run shots -- request-later outlet`, and `ar-390` for one seat. All of them, unless some are asked for. */
const asked = process.argv.slice(2)
const seatNames = asked.filter((part) => seats.some(({ suffix }) => suffix.startsWith(part)))
const sceneNames = asked.filter((part) => !seatNames.includes(part))
const isSeatAsked = ({ suffix }: Seat): boolean =>
  seatNames.length === 0 ||
  seatNames.some((part) => suffix === part || (suffix.startsWith(part) && !/-\d+/.test(part)))
const isAsked = ({ name }: Scene): boolean =>
  sceneNames.length === 0 || sceneNames.some((part) => name.includes(part))

/** A scene that is not shown is still gone through where a later one needs it. */
const isShown = (scene: Scene, { language }: Seat): boolean =>
  isAsked(scene) && (language.isWhole || mainScenes.has(scene.name))

const failed: string[] = []
mkdirSync(folder, { recursive: true })
const stop = await startProduct(
  port,
  seats.filter(isSeatAsked).map(({ language }) => language.country),
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
  const { texts } = wholeCatalogue(seat.language.locale)
  const stage: Stage = { page, country: seat.language.country, say: (key) => texts[key] ?? key }
  let isSignedIn = false
  for (const reel of reels) {
    const last = reel.scenes.findLastIndex((scene) => isShown(scene, seat))
    if (last < 0) continue
    try {
      if (reel.who !== 'anybody' && !isSignedIn) {
        await signIn(stage)
        if (reel.who === 'person') await skipIntroduction(stage)
        isSignedIn = true
      }
      await takeReel(stage, { ...reel, scenes: reel.scenes.slice(0, last + 1) }, seat)
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
    // Whoever waits reads what their browser speaks.
    locale: language.locale,
    // The name that cards are taken under: the default country's has no country in it.
    baseURL: `http://${language.country === 'SG' ? '' : `${language.country.toLowerCase()}.`}localhost:${port}`,
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
async function takeReel(stage: Stage, { scenes, after }: Reel, seat: Seat): Promise<void> {
  try {
    for (const [index, scene] of scenes.entries()) {
      try {
        await take(stage, scene, seat)
      } catch (error) {
        note(scene.name, seat.suffix, error)
        for (const left of scenes.slice(index + 1)) {
          if (isShown(left, seat)) failed.push(`${left.name}-${seat.suffix}: after ${scene.name}`)
        }
        return
      } finally {
        await scene.after?.(stage)
      }
    }
  } finally {
    await after?.(stage)
  }
}

async function take(stage: Stage, scene: Scene, seat: Seat): Promise<void> {
  const { suffix } = seat
  const { page } = stage
  await scene.show(stage)
  if (!isShown(scene, seat)) return
  // The last request and fonts: a picture of a half-drawn page says nothing.
  await page.waitForLoadState('networkidle')
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

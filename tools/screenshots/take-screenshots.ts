import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { mergedCatalogue } from '@beckon/texts/merged'
import { chromiumExecutable } from '../test/browser.ts'
import { startProduct } from './product.ts'
import type { Flow, ScreenState, Setup } from './screen-state.ts'
import { riderFlow } from './rider/rider-states.ts'
import { mainScreens, flows } from './screen-states.ts'
import { type Device, devices } from './devices.ts'
import { visit } from './visit.ts'

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url))
const port = Number(process.env['SCREENSHOTS_PORT'] ?? 4124)

/** Parts of names: `npm run screenshots -- request-later outlet`, and `ar-390` for one device. All of them, unless some are asked for. */
const filters = process.argv.slice(2)
const deviceNames = filters.filter((part) => devices.some(({ suffix }) => suffix.startsWith(part)))
const screenNames = filters.filter((part) => !deviceNames.includes(part))
const isDeviceWanted = ({ suffix }: Device): boolean =>
  deviceNames.length === 0 ||
  deviceNames.some((part) => suffix === part || (suffix.startsWith(part) && !/-\d+/.test(part)))
const isStateWanted = ({ name }: ScreenState): boolean =>
  screenNames.length === 0 || screenNames.some((part) => name.includes(part))

/** A screen state that is not shown is still gone through where a later one needs it. */
const isShown = (screenState: ScreenState, { language }: Device): boolean =>
  isStateWanted(screenState) && (language.isWhole || mainScreens.has(screenState.name))

const flowsOf: Readonly<Record<Device['app'], readonly Flow[]>> = { portal: flows, rider: [riderFlow] }

const failed: string[] = []
mkdirSync(folder, { recursive: true })
listForGallery()
const stop = await startProduct(
  port,
  devices.filter(isDeviceWanted).map(({ language }) => language.country),
)
try {
  const { path, args } = await chromiumExecutable()
  const browser = await chromium.launch({ executablePath: path, args: [...args] })
  for (const device of devices.filter(isDeviceWanted)) await takeDevice(browser, device)
  await browser.close()
} finally {
  await stop()
}
if (failed.length > 0) {
  console.error(`\n${failed.length} without a picture:\n${failed.join('\n')}`)
  process.exitCode = 1
}

/** Names every state and device, so that the gallery shows which have no picture. */
function listForGallery(): void {
  const states = [...flows, riderFlow].flatMap((flow) => flow.states.map(({ name }) => name))
  const suffixes = devices.map(({ suffix }) => suffix)
  const listing = { states: [...new Set(states)], devices: [...new Set(suffixes)] }
  writeFileSync(join(folder, 'states.json'), JSON.stringify(listing))
}

async function takeDevice(browser: Browser, device: Device): Promise<void> {
  const context = await deviceContext(browser, device)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const { texts } = mergedCatalogue(device.language.locale)
  const setup: Setup = { page, country: device.language.country, say: (key) => texts[key] ?? key }
  const missing = await visit(setup, {
    flows: flowsOf[device.app],
    isSignedIn: false,
    isWanted: (screenState) => isShown(screenState, device),
    look: (screenState) => take(page, screenState, device),
  })
  for (const line of missing) {
    console.error(`${device.suffix} ${line}`)
    failed.push(`${device.suffix} ${line}`)
  }
  await context.close()
}

async function deviceContext(browser: Browser, { language, width, scheme }: Device): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: width.viewport,
    isMobile: width.isMobile,
    hasTouch: width.isMobile,
    colorScheme: scheme,
    // The tracking page follows the language of the browser.
    locale: language.locale,
    // Riders allow it, and answers of rare states are given to the page: a worker would ask past them.
    permissions: ['geolocation'],
    serviceWorkers: 'block',
    // The name that cards are taken under: the default country's has no country in it.
    baseURL: `http://${language.country === 'SG' ? '' : `${language.country.toLowerCase()}.`}localhost:${port}`,
  })
  await context.addInitScript(
    (locale) => localStorage.setItem('beckon.locale', JSON.stringify(locale)),
    language.locale,
  )
  return context
}

async function take(page: Page, { name, whole }: ScreenState, device: Device): Promise<void> {
  // The last request, fonts and maps: until then a page is half drawn.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForFunction(() => document.querySelector('[data-map="loading"]') === null)
  if (whole) await page.evaluate(() => scrollTo(0, 0))
  const { viewport } = device.width
  // The actions of a rider stay at the end of the screen: in a longer picture they would cover its middle.
  const isLonger = whole && device.app === 'rider'
  if (isLonger) {
    await page.setViewportSize({ ...viewport, height: await heightOf(page) })
    // Maps grow with the screen.
    await page.setViewportSize({ ...viewport, height: await heightOf(page) })
  }
  const file = `${name}-${device.suffix}.png`
  // Animations are shown at their end.
  await page.screenshot({ path: join(folder, file), fullPage: whole ?? false, animations: 'disabled' })
  if (isLonger) await page.setViewportSize(viewport)
  console.log(file)
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

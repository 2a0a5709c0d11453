import type { CDPSession, Page } from '@playwright/test'
import { mergedCatalogue } from '../packages/texts/src/merged-catalogue.ts'
import { FIRST, offerOf, parcels, workWith } from '../tools/screenshots/rider/work-answers.ts'
import { originOf } from './port.ts'
import { type ProxiedService, proxyService } from './rider/proxied-service.ts'
import { openRider, PHONE, SENT, untilStored } from './rider/rider-phone.ts'
import { expect, test } from './test.ts'

/** The rider of this file is never on duty there: the work is that of the gallery. */
const country = 'KW'
const { texts } = mergedCatalogue('ar')
const say = (key: keyof typeof texts): string => texts[key] ?? key

interface Manifest {
  readonly [name: string]: unknown
  readonly name: string
  readonly start_url: string
  readonly scope: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

test.describe('the app of riders on a phone in Arabic', () => {
  test.use({ baseURL: originOf(country), locale: 'ar-KW', viewport: PHONE, hasTouch: true, isMobile: true })

  test('the app can be installed, and its start page opens without a connection', async ({ page }) => {
    const errors = errorsOf(page)
    const response = await page.goto('/rider/')
    await expect(page.getByRole('heading', { level: 1, name: say('rider.login.title') })).toBeVisible()
    expect(policyOf(response?.headers()['content-security-policy'])).toMatchObject({
      'default-src': "'self'",
      // The reader of barcodes is compiled from WebAssembly.
      'script-src': "'self' 'wasm-unsafe-eval'",
      'object-src': "'none'",
      'base-uri': "'self'",
    })
    await untilStored(page)
    const browser = await page.context().newCDPSession(page)
    const { manifest, problems } = await manifestOf(browser)
    expect(problems).toEqual([])
    expect(manifest).toMatchObject({
      ...{ id: '/rider/', scope: '/rider/', display: 'standalone', lang: 'ar', dir: 'rtl' },
      ...{ name: expect.stringMatching(/./u), short_name: expect.stringMatching(/^.{1,12}$/u) },
      theme_color: expect.stringMatching(/^#[\da-f]{6}$/iu),
      background_color: expect.stringMatching(/^#[\da-f]{6}$/iu),
    })
    expect(new URL(manifest.start_url, page.url()).pathname.startsWith(manifest.scope)).toBe(true)
    const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src)).toBe(sizes)
    const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    expect(await sizeOf(page, touchIcon ?? '')).toBe('180x180')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')

    await page.context().setOffline(true)
    const opened = await page.context().newPage()
    await opened.goto(manifest.start_url)
    await expect(opened.getByRole('heading', { level: 1, name: say('rider.login.title') })).toBeVisible()
    expect(errors).toEqual([])
  })
})

test('a new version keeps the acts that wait, and an offer is pushed in the language of the phone', async ({
  browser,
  request,
}) => {
  const service = await proxyService()
  service.answers.set(WORK, () => workWith([]))
  const rider = await openRider(browser, request, {
    country,
    place: { latitude: 29.3759, longitude: 47.9774 },
    options: {
      baseURL: originOf(country).replace(/:\d+$/u, `:${service.port}`),
      locale: 'ar-KW',
      permissions: ['geolocation', 'notifications'],
    },
  })
  await untilStored(rider)
  await test.step('update', () => updateUnderWay(rider, service))
  await test.step('push', () => receivePush(rider, service))
  await rider.context().close()
  await service.stop()
})

/**
 * Chromium without a window has no push service and shows no notifications, so both are made up. The message reaches the
 * worker as that of a push service would.
 */
async function receivePush(rider: Page, service: ProxiedService): Promise<void> {
  await rider.addInitScript(makeUpSubscription)
  await rider.goto('/rider/')
  const worker = rider.context().serviceWorkers().at(-1)
  await worker?.evaluate(collectNotifications)
  const subscribed = rider.waitForResponse((response) => response.url().endsWith(PUSH))
  await rider.getByRole('button', { name: say('rider.duty.set-up') }).click()
  await rider.getByRole('button', { name: say('rider.ready.allow'), exact: true }).click()
  await expect(rider.getByText(say('rider.ready.push-good'))).toBeVisible()
  expect((await subscribed).status()).toBe(200)
  expect(JSON.parse(service.bodies.get(PUSH) ?? '')).toMatchObject({
    endpoint: ENDPOINT,
    keys: { auth: AUTH },
  })
  // The key of the service: an uncompressed point of P-256.
  expect(await rider.locator('html').getAttribute('data-push-key')).toMatch(/^B[\w-]{86}$/u)

  const deliver = await pushTo(rider)
  await deliver({ kind: 'offer', offer_id: `${FIRST}.0` })
  await expect
    .poll(() => worker?.evaluate(shownNotifications))
    .toMatchObject([
      {
        ...{ title: say('rider.offer.push-title'), body: say('rider.offer.push-text') },
        ...{ lang: 'ar', dir: 'rtl', tag: 'offer', data: { navigate: '/rider/' } },
      },
    ])
  const { href } = new URL('/rider/', rider.url())
  expect(await worker?.evaluate(clickNotification)).toEqual(['closed', `focused ${href}`])
  // A page that is open fetches the work at once.
  service.answers.set(WORK, () => workWith([], { offer: offerOf({ country }, 60) }))
  await deliver({ kind: 'offer', offer_id: `${FIRST}.0` })
  await expect(rider.getByRole('heading', { name: say('rider.offer.title') })).toBeVisible()
}

/** Another build of the worker arrives while an act waits to be sent. */
async function updateUnderWay(rider: Page, service: ProxiedService): Promise<void> {
  const sent: string[] = []
  service.answers.set(ACTS, () => ({ result: [], now: Date.now() / 1000 }))
  service.answers.set(WORK, () => workWith(parcels({ country }, { status: 'NEAR_VENDOR' })))
  await rider.goto(`/rider/job/${FIRST}`)
  await rider.getByRole('button', { name: say('rider.wait.start-pickup') }).click()
  await expect(rider.getByRole('timer')).toBeVisible()

  const [version = ''] = await rider.evaluate(versionsOfPage)
  const next = 'f'.repeat(version.length)
  service.changes.set('/rider/sw.js', (text) => text.replaceAll(version, next))
  await rider.evaluate(async () => void (await navigator.serviceWorker.ready).update())
  await expect(rider.getByText(say('rider.updated'))).toBeVisible()
  const reloaded = rider.waitForEvent('load')
  await rider.getByRole('button', { name: say('rider.update') }).click()
  await reloaded
  await expect.poll(() => rider.evaluate(versionsOfPage)).toEqual([next])

  service.answers.set(ACTS, (body) => {
    const { acts } = JSON.parse(body) as { acts: { act_id: string; kind: string }[] }
    sent.push(...acts.map(({ kind }) => kind))
    return { result: acts.map(({ act_id }) => ({ act_id, outcome: 'applied' })), now: Date.now() / 1000 }
  })
  await rider.goto('/rider/queue')
  await expect(rider.getByRole('heading', { name: say('rider.history.act.wait') })).toBeVisible()
  await rider.getByRole('button', { name: say('rider.queue.send-now') }).click()
  await expect(rider.getByText(say('rider.duty.queue-empty'))).toBeVisible(SENT)
  expect(sent).toEqual(['wait'])
}

const WORK = '/api/fleet/v1/work'
const PUSH = '/api/fleet/v1/push'
const ACTS = '/api/fleet/v1/acts'
const ENDPOINT = 'https://push.test/1'
const AUTH = 'AAAAAAAAAAAAAAAAAAAAAA'

/** Collects the errors in the console of a page and of those that it opens. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.context().on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.context().on('weberror', (error) => errors.push(error.error().message))
  return errors
}

const policyOf = (header = ''): Record<string, string> =>
  Object.fromEntries(header.split(';').map((part) => part.trim().split(/ (.*)/su)))

/** The manifest as the browser reads it, with what it finds wrong in it and in the app. */
async function manifestOf(browser: CDPSession) {
  const { data = '', errors } = await browser.send('Page.getAppManifest')
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Each test has a profile that is deleted after it.
  const inApp = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
  const manifest: Manifest = JSON.parse(data)
  return { manifest, problems: [...errors.map(({ message }) => message), ...inApp] }
}

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return `${picture.naturalWidth}x${picture.naturalHeight}`
  }, src)

/** Runs in the page. */
function makeUpSubscription(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  let present: object | null = null
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.test/1',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    unsubscribe: async () => true,
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => present,
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      document.documentElement.dataset['pushKey'] = String(applicationServerKey)
      present = subscription
      return present
    },
  })
}

/** Returns a function that delivers a push message to the worker of the page. */
async function pushTo(rider: Page): Promise<(message: object) => Promise<void>> {
  const browser = await rider.context().newCDPSession(rider)
  const registered = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(new URL(rider.url()).origin))
      if (own) found(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(rider.url())
  const registrationId = await registered
  return async (message) => {
    const data = JSON.stringify(message)
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

/** Runs in the page: the versions of the app whose files are stored. */
async function versionsOfPage(): Promise<string[]> {
  const names = await caches.keys()
  return names.flatMap((name) => /^beckon-rider-page-(.*)$/u.exec(name)?.[1] ?? [])
}

/** Notifications that the worker has shown, in its own memory. */
interface WithShown {
  shown?: (NotificationOptions & { readonly title: string })[]
}

/** Runs in the worker. */
function collectNotifications(): void {
  const kept = globalThis as WithShown
  kept.shown = []
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, options: NotificationOptions) =>
      void kept.shown?.push({ title, ...options }),
  })
}

/** Runs in the worker. */
const shownNotifications = () => (globalThis as WithShown).shown

/** Runs in the worker: only a person can bring a page to the front, so this returns the page that would come. */
async function clickNotification(): Promise<string[]> {
  const { shown = [], WindowClient } = globalThis as WithShown & { WindowClient?: { prototype: object } }
  const done: string[] = []
  Object.assign(WindowClient?.prototype ?? {}, {
    async focus(this: { readonly url: string }) {
      done.push(`focused ${this.url}`)
    },
  })
  const click = new Event('notificationclick')
  const waited: Promise<unknown>[] = []
  dispatchEvent(
    Object.assign(click, {
      notification: { ...shown[0], close: () => void done.push('closed') },
      waitUntil: (work: Promise<unknown>) => void waited.push(work),
    }),
  )
  await Promise.all(waited)
  return done
}

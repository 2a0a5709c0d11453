import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { OrderRecord } from '@beckon/contract'
import { busyDayOrders, showBusyDay } from './busy-day-orders.ts'
import { withPortal } from './portal.ts'
import { ms, type Row } from '../report.ts'
import { median, percentile } from '../stats.ts'

const ROWS = 200
const UPDATES = 60
/** Sixty of them are a second. */
const FRAME_MS = 1000 / 60

/** From a message on the socket to the frame that shows it, with two hundred orders on the page and with one. */
export const trackingUpdate = (): Promise<Row[]> => withPortal(measureTracking)

async function measureTracking(browser: Browser, url: string): Promise<Row[]> {
  const { template, session } = await anOrder(browser, url)
  const show = (count: number) =>
    openTracking(browser, { url, session, orders: busyDayOrders(template, count) })
  const one = await measure(await show(1), 1)
  const page = await show(ROWS)
  const many = await measure(page, ROWS)
  const touched = await touchedRows(page)
  const storm = await workOf(page, () => allAtOnce(page))
  return [
    {
      what: `update to screen, ${ROWS} orders on the tracking page`,
      ratio: median(many) / median(one),
      baseline: 'the same with one order',
      detail: `p50 ${ms(median(many))}, p99 ${ms(percentile(many, 0.99))}; with one order p50 ${ms(median(one))}`,
    },
    {
      what: `rows that a change of one order touches, of ${ROWS}`,
      ratio: Math.max(...touched),
      baseline: 'its own row',
      limit: 1,
      detail: `${touched.length} changes, each to another list; at most ${Math.max(...touched)} rows of the page changed`,
    },
    {
      what: `work for each of ${ROWS} changes that move an order to another list`,
      ratio: storm.work / FRAME_MS,
      baseline: 'a frame of a smooth page',
      limit: 1,
      detail: `${ms(storm.work)} of the main thread for each; ${ROWS} changes in two seconds, ${storm.frames.length} frames, p50 ${ms(median(storm.frames))} apart`,
    },
  ]
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in, and takes the first order that the demo world has. */
async function anOrder(
  browser: Browser,
  url: string,
): Promise<{ readonly template: OrderRecord; readonly session: Session }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${url}/connect`)
  await page.locator('form input').first().fill('demo@beckon.test')
  await page.locator('input[type="password"]').fill('Demo1234!')
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL(/request-a-rider/)
  const result = await firstList(page, url)
  const session = await context.storageState()
  await context.close()
  const [order] = result
  if (!order) throw new Error('the demo world has no order')
  const now = Math.floor(Date.now() / 1000)
  return { template: { ...order, created_at: now, updated_at: now }, session }
}

/** Today may have none yet, and yesterday is the history's. */
async function firstList(page: Page, url: string): Promise<readonly OrderRecord[]> {
  for (const path of ['order-tracking', 'history']) {
    const answered = page.waitForResponse((answer) => /\/vendor\/[^/]+\/orders\?/u.test(answer.url()))
    await page.goto(`${url}/${path}`)
    const { result } = (await (await answered).json()) as { result: { data: OrderRecord[] } }
    if (result.data.length > 0) return result.data
  }
  return []
}

interface Opening {
  readonly url: string
  readonly session: Session
  readonly orders: readonly OrderRecord[]
}

async function openTracking(browser: Browser, { url, session, orders }: Opening): Promise<Page> {
  const context = await browser.newContext({ storageState: session })
  const page = await context.newPage()
  await showBusyDay(page, orders)
  await page.goto(`${url}/order-tracking`)
  await page
    .locator('[data-order-row]')
    .nth(orders.length - 1)
    .waitFor({ state: 'attached' })
  await page.locator('[data-live="live"]').waitFor()
  await page.evaluate((all) => Object.assign(window, { busyDay: all }), orders)
  return page
}

/** One change after the other, each until the next frame after its row has another status. Milliseconds. */
function measure(page: Page, rows: number): Promise<number[]> {
  return page.evaluate(
    async ([updates, count]) => {
      const times: number[] = []
      for (let update = 0; update < updates; update += 1) {
        const known = window.busyDay[(update * 7) % count]
        if (!known) throw new Error('there is no such order')
        const isNear = known.status === 'NEAR_VENDOR'
        const status = isNear ? ('PICKED_UP' as const) : ('NEAR_VENDOR' as const)
        const order = { ...known, status, version: known.version + 1 }
        window.busyDay[(update * 7) % count] = order
        const row = document.querySelector(`[data-order-row="${order.order_id}"]`)
        const before = row?.textContent
        const begin = performance.now()
        window.pushLiveMessage({
          type: 'order_update',
          data: {
            vendor_id: order.vendor_id,
            sequence: (window.lastSequence = (window.lastSequence ?? 0) + 1),
            order,
          },
        })
        while (document.querySelector(`[data-order-row="${order.order_id}"]`)?.textContent === before) {
          await new Promise((frame) => requestAnimationFrame(frame))
        }
        times.push(performance.now() - begin)
      }
      return times
    },
    [UPDATES, rows] as const,
  )
}

/** How many rows of the page each change of an order leaves otherwise than they were. */
function touchedRows(page: Page): Promise<number[]> {
  return page.evaluate(async (updates) => {
    const counts: number[] = []
    const touched = new Set<string>()
    const note = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const rows = [
        element?.closest('[data-order-row]'),
        ...(element?.querySelectorAll(':scope > [data-order-row]') ?? []),
      ]
      for (const row of rows) {
        const id = row?.getAttribute('data-order-row')
        if (id) touched.add(id)
      }
    }
    const watch = new MutationObserver((changes) => {
      for (const { type, target, addedNodes, removedNodes } of changes) {
        // Of a list only what comes and goes; of a row all that is in it.
        if (type !== 'childList' || (target instanceof Element && target.closest('[data-order-row]')))
          note(target)
        for (const node of [...addedNodes, ...removedNodes]) note(node)
      }
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    for (let update = 0; update < updates; update += 1) {
      const known = window.busyDay[(update * 11) % window.busyDay.length]
      if (!known) throw new Error('there is no such order')
      const status = known.status === 'DELIVERED' ? ('NEAR_VENDOR' as const) : ('DELIVERED' as const)
      const order = { ...known, status, version: known.version + 1 }
      window.busyDay[(update * 11) % window.busyDay.length] = order
      touched.clear()
      window.lastSequence = (window.lastSequence ?? 0) + 1
      window.pushLiveMessage({
        type: 'order_update',
        data: { vendor_id: order.vendor_id, sequence: window.lastSequence, order },
      })
      while (touched.size === 0) await new Promise((frame) => requestAnimationFrame(frame))
      await new Promise((frame) => requestAnimationFrame(frame))
      counts.push(touched.size)
    }
    watch.disconnect()
    return counts
  }, UPDATES)
}

/** Measures the CPU time of the main thread for each change; time of other processes does not count. */
async function workOf(page: Page, run: () => Promise<number[]>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await worked()
  const frames = await run()
  return { frames, work: (((await worked()) - before) * 1000) / ROWS }
}

/** The times between frames while every order changes, ten milliseconds apart. */
function allAtOnce(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frames: number[] = []
    let isOver = false
    const watch = (last: number) =>
      requestAnimationFrame((at) => {
        frames.push(at - last)
        if (!isOver) watch(at)
      })
    watch(performance.now())
    for (const known of window.busyDay) {
      const order = { ...known, status: 'PICKED_UP', version: known.version + 2 }
      window.lastSequence = (window.lastSequence ?? 0) + 1
      window.pushLiveMessage({
        type: 'order_update',
        data: { vendor_id: order.vendor_id, sequence: window.lastSequence, order },
      })
      await new Promise((done) => setTimeout(done, 10))
    }
    isOver = true
    return frames
  })
}

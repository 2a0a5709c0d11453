import type { Browser, Page } from '@playwright/test'
import { ms, type Row } from '../report.ts'
import { median, percentile } from '../stats.ts'
import { busyBoard } from './busy-board.ts'
import { withPortal } from './portal.ts'

const ORDERS = 500
const RIDERS = 300
const KEYS = 60
const FRAME_MS = 1000 / 60
const KEY_LIMIT_MS = 50
/** Steps of the pointer in a drag; it takes about five seconds, in which the board is read twice. */
const STEPS = 300

/** The live board of operators with 500 orders and 300 riders who all move: keys and drags in columns, keys on the map. */
export const liveBoard = (): Promise<Row[]> => withPortal(measureBoard)

async function measureBoard(browser: Browser, url: string): Promise<Row[]> {
  const page = await openConsole(browser, url)
  await openBoard(page, url, 'columns')
  const keys = await workOf(page, () => keysToFrames(page))
  const drag = await workOf(page, () => dragAround(page))
  await openBoard(page, url, 'table')
  const table = await workOf(page, () => keysToFrames(page))
  await openBoard(page, url, 'map')
  await page.locator('[data-map="ready"]').waitFor()
  const map = await workOf(page, () => keysToFrames(page))
  const perFrame = drag.work / drag.times.length
  return [
    keyRow('columns', keys, 1),
    keyRow('the table', table, 1),
    {
      what: `work of the main thread for each frame of a drag in columns, ${ORDERS} orders, ${RIDERS} riders`,
      ratio: perFrame / FRAME_MS,
      baseline: 'a frame of a smooth page',
      limit: 1,
      detail: `${ms(perFrame)} for each of ${drag.times.length} frames; ${framesPerSecond(drag.times)} frames a second, between two p50 ${ms(median(drag.times))}, p95 ${ms(percentile(drag.times, 0.95))}`,
    },
    // Without a graphics card the processor draws the map, so its time is not that of a desk with one.
    keyRow('the map, drawn by the processor', map),
  ]
}

const framesPerSecond = (frames: readonly number[]): string =>
  ((1000 * frames.length) / frames.reduce((sum, one) => sum + one, 0)).toFixed(0)

function keyRow(where: string, { times, work }: Worked, limit?: number): Row {
  const p95 = percentile(times, 0.95)
  return {
    what: `key to frame in ${where}, p95, ${ORDERS} orders, ${RIDERS} riders`,
    ratio: p95 / KEY_LIMIT_MS,
    baseline: `${KEY_LIMIT_MS} ms`,
    ...(limit === undefined ? {} : { limit }),
    detail: `${times.length} presses of J, p50 ${ms(median(times))}, p95 ${ms(p95)}; the main thread works ${ms(work / times.length)} for each`,
  }
}

/** A page of an operator who is logged in, with a generated board in place of the service's. */
async function openConsole(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 }, reducedMotion: 'reduce' })
  await page.goto(`${url}/console/`)
  await page.locator('input[type="email"]').fill('operator@beckon.test')
  await page.locator('input[type="password"]').fill('Demo1234!')
  await page.locator('button[type="submit"]').click()
  await page.locator('main h1').waitFor()
  const { map } = await (await page.request.get(`${url}/config.json`)).json()
  const now = Math.floor(Date.now() / 1000)
  const board = busyBoard({ orders: ORDERS, riders: RIDERS, now, centre: map.centre })
  let readings = 0
  await page.route(/\/api\/ops\/v1\/board(\?|$)/u, (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('since')
    readings += 1
    return route.fulfill({ json: { result: isFirst ? board.full : board.changesAt(readings) } })
  })
  return page
}

async function openBoard(page: Page, url: string, layout: string): Promise<void> {
  await page.goto(`${url}/console/board?layout=${layout}`)
  await page.locator(`[data-board="${layout}"] [data-actions]`).first().waitFor()
}

/** From the press of a key to the frame that shows the next order selected. */
async function keysToFrames(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          // Comes after the frame was painted.
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage('')
        }),
      { capture: true },
    )
  })
  for (let press = 0; press < KEYS; press += 1) {
    await page.keyboard.press('j')
    await page.waitForFunction(
      (count) => (window as unknown as { times: number[] }).times.length > count,
      press,
    )
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}

/** Drags an order over all columns that can be seen and back, and returns the times between frames. */
async function dragAround(page: Page): Promise<number[]> {
  const card = await page.locator('[data-drop=""] [data-card]').first().boundingBox()
  if (!card) throw new Error('there is no order without a rider')
  const [x, y] = [card.x + 60, card.y + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 20)
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    const watch = (last: number) =>
      requestAnimationFrame((at) => {
        frames.push(at - last)
        watch(at)
      })
    requestAnimationFrame(watch)
  })
  for (let step = 0; step < STEPS; step += 1) {
    const angle = (step / STEPS) * Math.PI * 2
    await page.mouse.move(x + 600 * (1 - Math.cos(angle)), y + 200 + 150 * Math.sin(angle * 3))
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice(1))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frames
}

interface Worked {
  readonly times: readonly number[]
  /** Milliseconds of all. */
  readonly work: number
}

/** Measures the CPU time of the main thread in milliseconds; time of other processes does not count. */
async function workOf(page: Page, run: () => Promise<number[]>): Promise<Worked> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await worked()
  const times = await run()
  return { times, work: ((await worked()) - before) * 1000 }
}

import { parseArgs } from 'node:util'
import { bulk } from './bulk.ts'
import { cityDay } from './city-day/city-day.ts'
import { dispatchDay } from './dispatch-day/dispatch-day.ts'
import { liveBoard } from './pages/live-board.ts'
import { liveUpdate } from './live-update.ts'
import { memoryAtRest } from './memory-at-rest.ts'
import { nextRider } from './next-rider.ts'
import { orderCreate } from './order-create.ts'
import { orderExport } from './order-export.ts'
import { orderPages } from './order-pages.ts'
import { firstVisit } from './pages/first-visit.ts'
import { pageWeight } from './pages/page-weight.ts'
import { publicPage } from './pages/public-page.ts'
import { isBroken, print, type Row } from './report.ts'
import { requestCost } from './pages/request-cost.ts'
import { sockets } from './sockets.ts'
import { start } from './start.ts'
import { streets } from './streets.ts'
import { tracing } from './tracing.ts'
import { trackingUpdate } from './pages/tracking-update.ts'
import { waitingOrders } from './waiting-orders.ts'
import { webhooks } from './webhooks/webhooks.ts'
import { workbookFuzz, workbookRead } from './workbook/workbook.ts'

/** Each compares its figure with a baseline that was measured in the same run, or with a stated limit. */
const rows: Readonly<Record<string, () => Promise<Row[]>>> = {
  start,
  streets,
  orderCreate,
  nextRider,
  waitingOrders,
  dispatchDay,
  liveUpdate,
  sockets,
  memoryAtRest,
  cityDay,
  bulk,
  orderPages,
  orderExport,
  trackingUpdate,
  liveBoard,
  pageWeight,
  firstVisit,
  publicPage,
  requestCost,
  tracing,
  webhooks,
  workbookRead,
  workbookFuzz,
}

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})
const unknown = names.filter((name) => !(name in rows))
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(rows).join(', ')}`)
  process.exit(1)
}

const broken: string[] = []
for (const [name, measure] of Object.entries(rows)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${name}`)
  const measured = await measure()
  print(measured)
  broken.push(...measured.filter(isBroken).map(({ what }) => `${name}: ${what}`))
}
if (values.check && broken.length > 0) {
  console.error(`\n${broken.length} broken:\n${broken.join('\n')}`)
  process.exit(1)
}
process.exit(0)

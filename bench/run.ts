import { bulk } from './bulk.ts'
import { liveUpdate } from './live-update.ts'
import { memoryAtRest } from './memory-at-rest.ts'
import { nextRider } from './next-rider.ts'
import { orderCreate } from './order-create.ts'
import { orderExport } from './order-export.ts'
import { orderPages } from './order-pages.ts'
import { pageWeight } from './pages/page-weight.ts'
import { publicPage } from './pages/public-page.ts'
import { print, type Row } from './report.ts'
import { requestCost } from './pages/request-cost.ts'
import { sockets } from './sockets.ts'
import { streets } from './streets.ts'
import { trackingUpdate } from './pages/tracking-update.ts'
import { workbookFuzz, workbookRead } from './workbook.ts'

/** Each measures in one run, beside something that was measured in the same one or a stated limit. */
const rows: Readonly<Record<string, () => Promise<Row[]>>> = {
  streets,
  orderCreate,
  nextRider,
  liveUpdate,
  sockets,
  memoryAtRest,
  bulk,
  orderPages,
  orderExport,
  trackingUpdate,
  pageWeight,
  publicPage,
  requestCost,
  workbookRead,
  workbookFuzz,
}

const names = process.argv.slice(2)
for (const [name, measure] of Object.entries(rows)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${name}`)
  print(await measure())
}
process.exit(0)

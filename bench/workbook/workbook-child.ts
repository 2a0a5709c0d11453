import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { threadLimits } from '../../apps/server/src/capabilities/ordering/bulk/upload/workbook/limits.ts'
import { readInside } from '../../apps/server/src/capabilities/ordering/bulk/upload/workbook/read-inside.ts'
import { readWorkbook } from '../../apps/server/src/capabilities/ordering/bulk/upload/workbook/index.ts'
import { readBare } from '../../apps/server/test/workbook/read-bare.ts'
import { fuzz } from '../../apps/server/test/workbook/fuzz.ts'
import { median, timed } from '../stats.ts'

/** A process of its own, so that what it holds at most is what one reading takes. Answers in JSON. */
const megabytes = () => process.resourceUsage().maxRSS / 1024

const RUNS = 5

async function readings(file: string): Promise<unknown> {
  const bytes = readFileSync(file)
  const before = megabytes()
  const threaded = await timed(() => readWorkbook(bytes))
  const peak = megabytes()
  const [ours, bares]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    bares.push(await timed(() => readBare(bytes)))
    ours.push(await timed(() => readInside(bytes, {})))
  }
  return { before, peak, threaded, ours: median(ours), bare: median(bares) }
}

/** In a thread with the limits of the real one, which is too slow to start ten thousand times. */
async function fuzzed(count: number): Promise<unknown> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { count }, resourceLimits: threadLimits })
  const [found] = (await once(thread, 'message')) as unknown[]
  return { found, peak: megabytes() }
}

if (isMainThread) {
  const [kind, given = ''] = process.argv.slice(2)
  const answer = kind === 'fuzz' ? await fuzzed(Number(given)) : await readings(given)
  console.log(JSON.stringify(answer))
} else {
  const { count } = workerData as { count: number }
  parentPort?.postMessage(await fuzz(1, count))
}

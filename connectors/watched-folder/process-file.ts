import { createHash } from 'node:crypto'
import { readFile, rename, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Beckon } from '@beckon/sdk'
import { type CheckDeps, checkRows } from '../shared/check-rows.ts'
import type { Clock } from '../shared/clock.ts'
import { isMissing, syncFolder, writeDurably } from '../shared/durable-file.ts'
import { failureOf } from '../shared/failure.ts'
import type { Log } from '../shared/log.ts'
import { writeMoney } from '../shared/money.ts'
import { quoteOf, requestDelivery } from '../shared/request-delivery.ts'
import type { Mapping } from './mapping.ts'
import { isSettled, type Plan, type PlanRow, type Plans } from './plan.ts'
import { resultOf } from './result.ts'
import { deliveryOfRow, fieldsOfCells } from './row-delivery.ts'
import { readSheet } from './sheet.ts'

export interface FolderDeps extends CheckDeps {
  readonly log: Log
  readonly mapping: Mapping
  readonly plans: Plans
  readonly folder: string
}

const LARGEST_FILE = 5 * 1_048_576

/** Orders the rows of a file and moves it. Throws where it has to wait; calling it again goes on where it stopped. */
export async function processFile(deps: FolderDeps, name: string): Promise<void> {
  const { log, plans } = deps
  const content = await contentOf(deps, name)
  if (content === 'missing') return
  if (content === 'too large') return move(deps, name, tooLarge)
  const digest = createHash('sha256').update(content).digest('hex')
  const file = digest.slice(0, 12)
  const before = await plans.read(digest)
  if (before?.isDone && before.rows.every(isFinal)) {
    log('info', 'file.repeated', { file })
    return move(deps, name, before.rows)
  }
  const planned = before?.isDone === false ? before : merged(before, await planOf(deps, name, content))
  await plans.save(digest, planned)
  const settled = await settleRows(deps, digest, planned)
  await move(deps, name, settled.rows)
  await plans.save(digest, { ...settled, isDone: true })
  const failed = settled.rows.filter(({ problem }) => problem !== undefined).length
  log(failed > 0 ? 'warn' : 'info', 'file.done', { file, count: settled.rows.length - failed })
}

const tooLarge: readonly PlanRow[] = [
  { row: 0, problem: { code: 'file.too-large', advice: 'The file is larger than 5 MB: split it.' } },
]

/** Ordered, or perhaps ordered. Other rows may be tried again, e.g. after a change of the mapping. */
const isFinal = ({ order, problem }: PlanRow): boolean =>
  order !== undefined || problem?.code === 'attempt.too-old' || problem?.code === 'idempotency.conflict'

/** The same content again: rows that were ordered stay as they are. */
function merged(before: Plan | undefined, next: Plan): Plan {
  const kept = new Map(before?.rows.filter(isFinal).map((row) => [row.row, row]))
  const rows = next.rows.map((row) => kept.get(row.row) ?? row)
  const others = [...kept.values()].filter(({ row }) => !rows.some((one) => one.row === row))
  return { ...next, rows: [...rows, ...others] }
}

async function contentOf({ folder }: FolderDeps, name: string): Promise<Buffer | 'missing' | 'too large'> {
  try {
    const { size } = await stat(join(folder, name))
    return size > LARGEST_FILE ? 'too large' : await readFile(join(folder, name))
  } catch (error) {
    // Another program took the file away.
    if (isMissing(error)) return 'missing'
    throw error
  }
}

/** The delivery or the problem of each row. Nothing is ordered yet. */
export async function planOf(
  deps: Omit<FolderDeps, 'plans' | 'folder'>,
  name: string,
  content: Buffer,
): Promise<Plan> {
  try {
    return { isDone: false, rows: await planRows(deps, name, content) }
  } catch (error) {
    const { kind, code, advice } = failureOf(error)
    if (kind === 'later') throw error
    return { isDone: false, rows: [{ row: 0, problem: { code, advice } }] }
  }
}

async function planRows(
  deps: Omit<FolderDeps, 'plans' | 'folder'>,
  name: string,
  content: Buffer,
): Promise<PlanRow[]> {
  const { beckon, mapping } = deps
  const { currency } = await beckon.collectionPoints.get(mapping.collection_point)
  const sheet = extname(name).toLowerCase() === '.csv' ? readSheet(content, mapping) : undefined
  const workbook = sheet?.workbook ?? Uint8Array.from(content)
  const checked = await checkRows(deps, mapping.collection_point, workbook)
  return checked.map((one): PlanRow => {
    try {
      const fields = sheet ? (sheet.rows.get(one.row) ?? {}) : fieldsOfCells(one)
      return { row: one.row, delivery: deliveryOfRow(mapping, currency, one, fields) }
    } catch (error) {
      const { code, advice } = failureOf(error)
      return { row: one.row, problem: { code, advice } }
    }
  })
}

/** Requests a delivery for each row that has none; each outcome is stored before the next row. */
async function settleRows(deps: FolderDeps, digest: string, planned: Plan): Promise<Plan> {
  let plan = planned
  const store = async (index: number, change: Partial<PlanRow>): Promise<void> => {
    plan = { ...plan, rows: plan.rows.map((row, at) => (at === index ? { ...row, ...change } : row)) }
    await deps.plans.save(digest, plan)
  }
  for (const [index, row] of planned.rows.entries()) {
    if (isSettled(row) || !row.delivery) continue
    await store(index, await settleRow(deps, digest, row, (attempt) => store(index, { attempt })))
  }
  return plan
}

async function settleRow(
  { beckon, clock, log }: FolderDeps,
  digest: string,
  { row, delivery, attempt }: PlanRow,
  save: (attempt: NonNullable<PlanRow['attempt']>) => Promise<void>,
): Promise<Partial<PlanRow>> {
  if (!delivery) return {}
  const file = digest.slice(0, 12)
  const idempotencyKey = `folder:${digest}:${row}`
  const settled = { delivery: undefined, attempt: undefined }
  try {
    const made = await requestDelivery({ beckon, clock, delivery, idempotencyKey, attempt, save })
    log('info', 'delivery.requested', { file, row, delivery: made.id })
    return { ...settled, order: made.id }
  } catch (error) {
    const { kind, code, advice } = failureOf(error)
    if (kind === 'later') throw error
    log('warn', 'row.refused', { file, row, code })
    return { ...settled, problem: { code, advice } }
  }
}

/** Writes the result beside the place to which the file goes, then moves the file. */
async function move({ folder, clock }: FolderDeps, name: string, rows: readonly PlanRow[]): Promise<void> {
  const isFailed = rows.some(({ problem }) => problem !== undefined)
  const target = join(folder, isFailed ? 'failed' : 'done')
  const free = await freeName(target, name, clock)
  await writeDurably(join(target, `${free}.result.csv`), resultOf(rows))
  await rename(join(folder, name), join(target, free)).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  await syncFolder(folder)
}

/** An earlier file of the same name is never replaced. */
async function freeName(target: string, name: string, clock: Clock): Promise<string> {
  const isTaken = await stat(join(target, name)).then(
    () => true,
    () => false,
  )
  const extension = extname(name)
  return isTaken ? `${name.slice(0, -extension.length)}.${clock.now()}${extension}` : name
}

/** Writes the outcome of a dry run: the fee or the problem of each row. */
export async function previewFile(deps: Omit<FolderDeps, 'plans'>, name: string): Promise<PlanRow[]> {
  const { rows } = await planOf(deps, name, await readFile(join(deps.folder, name)))
  return Promise.all(rows.map((row) => withFee(deps.beckon, row)))
}

async function withFee(beckon: Beckon, row: PlanRow): Promise<PlanRow> {
  if (!row.delivery) return row
  try {
    return { ...row, fee: writeMoney((await quoteOf(beckon, row.delivery)).fee) }
  } catch (error) {
    const { code, advice } = failureOf(error)
    return { ...row, problem: { code, advice } }
  }
}

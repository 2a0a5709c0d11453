import { type Beckon, BeckonError } from '@beckon/sdk'
import { type CheckDeps, checkRows, problemsOfRow } from '../shared/check-rows.ts'
import { failureOf, Refused } from '../shared/failure.ts'
import type { Log } from '../shared/log.ts'
import { writeMoney } from '../shared/money.ts'
import { type Delivery, quoteOf, requestDelivery, settleAttempt } from '../shared/request-delivery.ts'
import { workbookOf } from '../shared/workbook.ts'
import { type Mapping, mapOrder } from './mapping.ts'
import { newestOf, nextStep, type OrderRecord } from './next-step.ts'
import type { Queue, Waiting } from './queue.ts'
import { type ShopOrder, shopOrder } from './shop-order.ts'

export interface WorkDeps extends CheckDeps {
  readonly log: Log
  readonly mapping: Mapping
  readonly queue: Queue
  readonly isDryRun: boolean
}

const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 5 * 60_000
const IDLE_MS = 300

/** Works through the queue until the signal is aborted. An order that has to wait does not hold up the others. */
export async function work(deps: WorkDeps, signal: AbortSignal): Promise<void> {
  const retries = new Map<string, { readonly count: number; readonly at: number }>()
  while (!signal.aborted) {
    for (const waiting of await deps.queue.waiting()) {
      if (signal.aborted) return
      const retry = retries.get(waiting.order)
      if (retry && retry.at > deps.clock.now()) continue
      const waitMs = await workOn(deps, waiting, retry?.count ?? 0)
      if (waitMs === undefined) retries.delete(waiting.order)
      else retries.set(waiting.order, { count: (retry?.count ?? 0) + 1, at: deps.clock.now() + waitMs })
    }
    await deps.clock.pause(IDLE_MS, signal)
  }
}

/** Milliseconds until the next try; undefined where the messages are done. */
async function workOn(deps: WorkDeps, waiting: Waiting, tries: number): Promise<number | undefined> {
  const { log, queue } = deps
  const order = newestOf(deps.mapping, await readAll(queue, waiting))
  if (order) {
    try {
      await takeStep(deps, waiting.order, order)
    } catch (error) {
      const { kind, code, advice, retryAfterSeconds } = failureOf(error)
      if (kind === 'later') {
        const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries)
        const chosen = Math.max(waitMs, (retryAfterSeconds ?? 0) * 1000)
        log('warn', 'order.waits', { order: waiting.order, code, seconds: Math.round(chosen / 1000) })
        return chosen
      }
      log('error', 'order.refused', { order: waiting.order, code, reason: advice })
      if (!deps.isDryRun) await saveRefusal(deps, waiting.order, order, code)
    }
  }
  await queue.done(waiting)
  return undefined
}

/** Messages were checked when they came. */
const readAll = async (queue: Queue, { files }: Waiting): Promise<ShopOrder[]> =>
  (await Promise.all(files.map((file) => queue.read(file)))).map((text) => shopOrder.parse(JSON.parse(text)))

/** A newer state of the order, e.g. with a corrected address, is tried again. */
async function saveRefusal({ queue }: WorkDeps, id: string, order: ShopOrder, code: string): Promise<void> {
  const before = await queue.record(id)
  // While its outcome is unknown, the attempt prevents a second one.
  if (code !== 'attempt.too-old') await queue.deleteAttempt(id)
  await queue.saveRecord(
    id,
    recordOf(order, before?.delivery === undefined ? 'refused' : before.state, before),
  )
}

const recordOf = (order: ShopOrder, state: OrderRecord['state'], before?: OrderRecord): OrderRecord => ({
  modified: order.date_modified_gmt,
  shopStatus: order.status,
  state,
  delivery: before?.delivery,
})

async function takeStep(deps: WorkDeps, id: string, order: ShopOrder): Promise<void> {
  const { log, mapping, queue } = deps
  const [record, attempt] = [await queue.record(id), await queue.attempt(id)]
  const step = nextStep(mapping, record, order, attempt !== undefined)
  if (step === 'ignore') return log('info', 'order.old-state', { order: id })
  if (deps.isDryRun) return dryRun(deps, id, order, step)
  if (step === 'create') return create(deps, id, order, record)
  if (step === 'cancel') return cancel(deps, id, order, record)
  await queue.saveRecord(id, recordOf(order, record?.state ?? 'seen', record))
  const event =
    record?.delivery !== undefined && record.state === 'ordered' ? 'order.changed-after' : 'order.noted'
  log('info', event, { order: id })
}

/** The same in every run of every process: it makes the request harmless twice. */
const keyOf = ({ shop }: Mapping, id: string): string => `web-shop:${shop}:${id}`

async function create(
  deps: WorkDeps,
  id: string,
  order: ShopOrder,
  record: OrderRecord | undefined,
): Promise<void> {
  const { beckon, clock, log, mapping, queue } = deps
  const delivery = await deliveryOf(deps, order)
  const made = await requestDelivery({
    beckon,
    clock,
    delivery,
    idempotencyKey: keyOf(mapping, id),
    attempt: await queue.attempt(id),
    save: (attempt) => queue.saveAttempt(id, attempt),
  })
  await queue.saveRecord(id, { ...recordOf(order, 'ordered', record), delivery: made.id })
  await queue.deleteAttempt(id)
  log('info', 'delivery.requested', { order: id, delivery: made.id })
}

/** The delivery of an order, with the place of its address. */
async function deliveryOf(deps: CheckDeps & Pick<WorkDeps, 'mapping'>, order: ShopOrder): Promise<Delivery> {
  const { delivery, hasPoint } = mapOrder(deps.mapping, order)
  if (hasPoint) return delivery
  const { customer, dropoff, goods } = delivery
  const amount = String(order.total)
  const rows = [
    ['Name', 'Phone', 'Address', 'Unit', 'Amount', 'Payment', 'Description'],
    [
      customer.name,
      customer.phone,
      dropoff.address,
      dropoff.unit ?? '',
      amount,
      'PAID',
      goods.description ?? '',
    ],
  ]
  const [row] = await checkRows(deps, delivery.collection_point, workbookOf(rows))
  const problem = row && problemsOfRow(row)
  if (problem) throw new Refused(problem.code, problem.advice)
  if (!row?.place) throw new Refused('address-unknown', 'The address is not found: correct it in the shop.')
  const { latitude, longitude } = row.place
  return { ...delivery, dropoff: { ...dropoff, latitude, longitude } }
}

async function cancel(
  { beckon, log, mapping, queue }: WorkDeps,
  id: string,
  order: ShopOrder,
  record: OrderRecord | undefined,
): Promise<void> {
  const attempt = await queue.attempt(id)
  const delivery = record?.delivery ?? (attempt && (await settled(beckon, keyOf(mapping, id), attempt)))
  const state = delivery === undefined ? 'cancelled' : await cancelDelivery(beckon, delivery)
  await queue.saveRecord(id, { ...recordOf(order, state, record), delivery })
  await queue.deleteAttempt(id)
  const fields = { order: id, ...(delivery === undefined ? {} : { delivery }) }
  if (state === 'cancelled') log('info', 'delivery.cancelled', fields)
  else log('error', 'delivery.not-cancelled', { ...fields, reason: 'It is too late: decide in the portal.' })
}

/** An attempt that the service refuses now has made no order. */
async function settled(
  beckon: Beckon,
  idempotencyKey: string,
  attempt: Parameters<typeof settleAttempt>[1],
): Promise<string | undefined> {
  try {
    return (await settleAttempt({ beckon, idempotencyKey }, attempt)).id
  } catch (error) {
    if (failureOf(error).kind === 'later') throw error
    return undefined
  }
}

async function cancelDelivery(beckon: Beckon, delivery: string): Promise<'cancelled' | 'not-cancelled'> {
  try {
    await beckon.orders.cancel(delivery, 'other')
    return 'cancelled'
  } catch (error) {
    if (error instanceof BeckonError && error.code === 'order.not-cancellable') return 'not-cancelled'
    throw error
  }
}

async function dryRun(deps: WorkDeps, id: string, order: ShopOrder, step: string): Promise<void> {
  if (step !== 'create') return deps.log('info', `dry-run.${step}`, { order: id })
  await previewOrder(deps, order)
}

/** Shows the fee of a delivery, and requests nothing. */
export async function previewOrder(
  deps: CheckDeps & Pick<WorkDeps, 'log' | 'mapping'>,
  order: ShopOrder,
): Promise<void> {
  const quote = await quoteOf(deps.beckon, await deliveryOf(deps, order))
  deps.log('info', 'dry-run.create', { order: String(order.id), fee: writeMoney(quote.fee) })
}

import { fleetCalls, proofCalls } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { passingStatuses, problemOf } from '../client/index.ts'
import type { ServiceClock } from '../clock/index.ts'
import type { KeptReason, PhotoRecord, QueuedAct } from '../storage/index.ts'
import { type ActStore, resultsOf } from './act-store.ts'
import { sendable } from './sendable.ts'

export interface SendDeps {
  readonly store: ActStore
  /** Makes each call once: the queue repeats by itself. */
  readonly client: Client
  readonly clock: ServiceClock
  /** Milliseconds by the phone's clock. */
  readonly now: () => number
}

/** `failed`: there is more to send, but no way at present. */
export type Pass = 'done' | 'failed'

/** Of `sendActs`. */
const BATCH = 50

/** Sends the acts in order, then the photos of acts that have been sent. */
export async function sendAll(deps: SendDeps): Promise<Pass> {
  const acts = await sendActs(deps)
  return acts === 'failed' ? acts : sendPhotos(deps)
}

async function sendActs(deps: SendDeps): Promise<Pass> {
  let size = BATCH
  for (;;) {
    const batch = sendable(await deps.store.acts(), deps.now()).slice(0, size)
    if (batch.length === 0) return 'done'
    const sent = await sendBatch(deps, batch)
    if (sent === 'failed') return sent
    // One act that is refused must not stop the others: each is sent alone then.
    if (sent === 'refused') size = 1
  }
}

async function sendBatch(
  { store, client, clock, now }: SendDeps,
  batch: readonly QueuedAct[],
): Promise<'sent' | 'failed' | 'refused'> {
  const sentAt = now()
  const body = { acts: batch.map(({ act }) => act), sent_at: sentAt / 1000 }
  const called = await client.call(fleetCalls.sendActs, { body })
  if (called.ok) {
    clock.learn({ sentAt, receivedAt: now(), serviceNow: called.answer.now })
    const results = resultsOf(batch, called.answer.result)
    if (results.length === 0) return 'failed'
    await store.settle(results, now())
    return 'sent'
  }
  if (!isFinal(called.error)) return 'failed'
  const [only] = batch
  if (batch.length === 1 && only) {
    await store.settle([{ act: only.act, outcome: 'kept', reason: reasonOf(called.error) }], now())
  }
  return 'refused'
}

async function sendPhotos(deps: SendDeps): Promise<Pass> {
  const { store } = deps
  const waiting = new Set(
    (await store.acts()).flatMap(({ state, act }) => (state === 'waiting' ? [act.act_id] : [])),
  )
  const photos = (await store.photos()).filter(
    ({ state, act_id }) => state === 'waiting' && !waiting.has(act_id),
  )
  for (const photo of photos.toSorted((a, b) => a.taken_at - b.taken_at)) {
    if ((await sendPhoto(deps, photo)) === 'failed') return 'failed'
  }
  return 'done'
}

async function sendPhoto({ store, client, now }: SendDeps, photo: PhotoRecord): Promise<Pass> {
  const { photo_id: id, order_id, kind, blob, taken_at: takenAt } = photo
  const query = { taken_at: Math.floor(takenAt / 1000), sent_at: Math.floor(now() / 1000) }
  const called = await client.call(
    proofCalls.sendProofPhoto,
    { params: { id: order_id, kind }, query, body: new File([blob], id, { type: blob.type }) },
    { idempotencyKey: id },
  )
  if (called.ok) await store.removePhoto(id)
  else if (isFinal(called.error)) await store.keepPhoto(photo, reasonOf(called.error))
  else return 'failed'
  return 'done'
}

/** A conflict is one with another call under way. */
const passing: readonly number[] = [...passingStatuses, 409]

/** Whether the same call will always be refused. */
const isFinal = (error: CallError): boolean =>
  error.kind === 'refused' && error.status < 500 && (!passing.includes(error.status) || isOfPhoto(error))

/** The service has enough photos, or the order is at another stage: no repetition changes that. */
function isOfPhoto(error: CallError): boolean {
  return problemOf(error).code.startsWith('photo.')
}

function reasonOf(error: CallError): KeptReason {
  const { code, key, values } = problemOf(error)
  return { code, translation_key: key, values }
}

import type { Service } from '../../../../platform/background.ts'
import { after } from '../../../../platform/clock.ts'
import { createNudgedLoop } from '../../../../platform/outbox/nudged-loop.ts'
import { DELIVERIES_TOPIC } from '../../events/index.ts'
import type { Claims } from './claims.ts'
import { dueEndpoints, type DueEndpoint } from './due.ts'
import { sendBatch, type SendDeps } from './send-batch.ts'

/** Interval of polling, for retries and for messages of the bus that were lost. */
const IDLE_MS = 500
/** Endpoints that a process works on at once. Those that fail have a share of their own: they take the full timeout. */
const HEALTHY = 200
const FAILING = 50

/** Time for requests that are under way when the process stops. */
const STOP_MS = 3000

interface Lane {
  readonly isFailing: boolean
  /** Deliveries were queued since the lane last looked. */
  again: boolean
  readonly ended: Promise<void>
}

/**
 * Sends deliveries. Each endpoint is a lane of its own, which one process has at a time, so that no endpoint waits for
 * another and the events of one vendor keep their order while nothing fails.
 */
export function createDeliverer(deps: SendDeps, claims: Claims): Service {
  const lanes = new Map<string, Lane>()
  const state = { stopped: true }
  const loop = createNudgedLoop({
    run: async () => {
      const due = await dueEndpoints(deps.db, deps.clock.now(), [...lanes.keys()])
      for (const one of due) {
        if (state.stopped) return
        if (hasRoom(lanes, one) && (await claims.claim(one.endpoint_id))) openLane(one)
      }
    },
    onError: (error) => deps.log.error({ err: error }, 'webhooks could not be looked up'),
    idleMs: IDLE_MS,
  })
  function openLane({ endpoint_id: id, is_failing: isFailing }: DueEndpoint): void {
    const mayGoOn = () => !state.stopped && claims.holds(id)
    const ended = sendAll(deps, id, { mayGoOn, lane: () => lanes.get(id) })
      .catch((error: unknown) => deps.log.error({ err: error, endpoint: id }, 'a webhook endpoint was left'))
      .then(async () => {
        await claims.release(id)
        lanes.delete(id)
        loop.nudge()
      })
    lanes.set(id, { isFailing, again: false, ended })
  }
  deps.bus.subscribe(DELIVERIES_TOPIC, (ids) => {
    for (const id of ids) {
      const lane = lanes.get(String(id))
      if (lane) lane.again = true
    }
    loop.nudge()
  })
  return {
    name: 'webhooks',
    async start() {
      await claims.start()
      state.stopped = false
      loop.start()
    },
    async stop() {
      state.stopped = true
      await loop.stop()
      await endAll(deps, [...lanes.values()])
      await claims.stop()
    },
  }
}

const hasRoom = (lanes: ReadonlyMap<string, Lane>, { is_failing: isFailing }: DueEndpoint): boolean =>
  [...lanes.values()].filter((lane) => lane.isFailing === isFailing).length < (isFailing ? FAILING : HEALTHY)

interface LaneWork {
  readonly mayGoOn: () => boolean
  readonly lane: () => Lane | undefined
}

/** Sends until nothing is due, and looks once more where deliveries were queued meanwhile. */
async function sendAll(deps: SendDeps, id: string, { mayGoOn, lane }: LaneWork): Promise<void> {
  for (let isMore = true; isMore && mayGoOn();) {
    const own = lane()
    if (own) own.again = false
    const sent = await sendBatch(deps, id, mayGoOn)
    isMore = sent > 0 || own?.again === true
  }
}

/** Requests that take longer are cut: their events are sent again by the next process. */
async function endAll({ post }: SendDeps, lanes: readonly Lane[]): Promise<void> {
  const ended = Promise.all(lanes.map((lane) => lane.ended))
  await Promise.race([ended, new Promise<void>((done) => after(STOP_MS, done))])
  post.close()
  await ended
}

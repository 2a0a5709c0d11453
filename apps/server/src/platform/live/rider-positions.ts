import type { RiderInfo } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Logger } from 'pino'
import type { Bus, BusId, VendorMessage } from '../bus/bus.ts'
import { after } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Subject } from './live-hub.ts'
import type { Streams } from './streams.ts'

const TOPIC = 'rider-moved'
/** Moves are gathered this long, so that a fleet is a few statements a second and not one a rider. */
const GATHER_MS = 200
/** Subjects in one message: three ids each, far below what a message holds. */
const BATCH_SIZE = 30

export interface RiderPositionDeps {
  readonly db: Database
  readonly bus: Bus
  readonly log: Logger
  readonly streams: Streams
  readonly present: (subject: Subject) => Promise<RiderInfo | undefined>
}

/** Publishes rider positions to the followers of their vendor; only the latest counts, and nothing is stored. */
export function createRiderPositions(deps: RiderPositionDeps): (subject: Subject) => void {
  const gathered = new Map<string, Subject>()
  const show = createPresenter(deps)
  deps.bus.subscribe(TOPIC, (ids) => subjectsOf(ids).forEach(show))
  const flush = () => {
    const messages = [...Map.groupBy(gathered.values(), ({ vendorId }) => vendorId).values()].flatMap(
      messagesOf,
    )
    gathered.clear()
    deps.bus
      .publishToFollowers(deps.db, TOPIC, messages)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the position of a rider was not published'))
  }
  return (subject) => {
    if (gathered.size === 0) after(GATHER_MS, flush)
    gathered.set(subject.orderId, subject)
  }
}

/** Presents one rider at a time; a position that came meanwhile is presented right after. */
function createPresenter({ streams, present, log }: RiderPositionDeps): (subject: Subject) => void {
  const busy = new Map<string, { again: boolean }>()
  return function show(subject: Subject): void {
    const state = busy.get(subject.orderId)
    if (state) state.again = true
    if (state || streams.followers(subject.vendorId).size === 0) return
    const mine = { again: false }
    busy.set(subject.orderId, mine)
    present(subject)
      .then((rider) => {
        const text = rider && JSON.stringify({ type: 'rider_update', data: rider })
        if (text) for (const one of streams.followers(subject.vendorId)) one.sendText(text)
      })
      .catch((error: unknown) => log.error({ err: error }, 'a rider could not be shown'))
      .finally(() => {
        busy.delete(subject.orderId)
        if (mine.again) show(subject)
      })
  }
}

/** Messages about the subjects of one vendor. */
function messagesOf(subjects: readonly Subject[]): VendorMessage[] {
  const messages: VendorMessage[] = []
  for (let index = 0; index < subjects.length; index += BATCH_SIZE) {
    const [first, ...others] = subjects.slice(index, index + BATCH_SIZE)
    if (first) messages.push([...idsOf(first), ...others.flatMap(idsOf)])
  }
  return messages
}

const idsOf = ({ vendorId, country, orderId }: Subject): VendorMessage => [vendorId, country, orderId]

function subjectsOf(ids: readonly BusId[]): Subject[] {
  const subjects: Subject[] = []
  for (let index = 0; index + 3 <= ids.length; index += 3) {
    const [vendorId, country, orderId] = ids.slice(index, index + 3)
    // Our own processes have written the country.
    subjects.push({
      vendorId: String(vendorId),
      country: String(country) as CountryCode,
      orderId: String(orderId),
    })
  }
  return subjects
}

import type { BusId } from '../bus/bus.ts'
import { type CarriedWork, workOf } from '../tracing/work.ts'
import type { RelayedEvent } from './outbox.ts'

/** Bytes of ids that fit in one message of the bus, with room for its frame. */
const MESSAGE_BYTES = 6000
/** Parts of an event. A message may have one part more: the requests of its events, which older processes do not read. */
const PARTS = 5

/** Of several events about one subject only the newest is published: receivers read the present state anyway. */
export function messagesOf(events: readonly RelayedEvent[]): BusId[][] {
  const newest = new Map(events.map((event) => [`${event.vendorId} ${event.type} ${event.subject}`, event]))
  const messages: RelayedEvent[][] = []
  let room = 0
  for (const event of [...newest.values()].toSorted((a, b) => a.sequence - b.sequence)) {
    const bytes = Buffer.byteLength(JSON.stringify(idsOf(event))) + workText(event).length + 1
    if (bytes > room || messages.length === 0) {
      messages.push([])
      room = MESSAGE_BYTES
    }
    room -= bytes
    messages.at(-1)?.push(event)
  }
  return messages.map((message) => {
    const ids = message.flatMap(idsOf)
    return message.some(({ work }) => work) ? [...ids, message.map(workText).join(' ')] : ids
  })
}

const idsOf = ({ vendorId, country, type, subject, sequence }: RelayedEvent): BusId[] => [
  vendorId,
  country,
  type,
  subject,
  sequence,
]

const workText = ({ work }: RelayedEvent): string =>
  work ? `${work.request_id ?? ''},${work.traceparent ?? ''}` : ''

function workIn(text: string | undefined): CarriedWork | undefined {
  const [requestId, traceparent] = (text ?? '').split(',')
  const carried = { request_id: requestId || null, traceparent: traceparent || null }
  return workOf(carried) && carried
}

/** The events of a message, as every process receives it. */
export function eventsOf(ids: readonly BusId[]): RelayedEvent[] {
  const events: RelayedEvent[] = []
  const works = ids.length % PARTS === 1 ? String(ids.at(-1)).split(' ') : []
  for (let index = 0; index + PARTS <= ids.length; index += PARTS) {
    const [vendorId, country, type, subject, sequence] = ids.slice(index, index + PARTS)
    const work = workIn(works[index / PARTS])
    events.push({
      vendorId: String(vendorId),
      // Our own relay has written it.
      country: String(country) as RelayedEvent['country'],
      type: String(type),
      subject: String(subject),
      sequence: Number(sequence),
      ...(work ? { work } : {}),
    })
  }
  return events
}

import type { BusId, VendorMessage } from '../bus/bus.ts'
import { workOf } from '../tracing/work.ts'
import type { RelayedEvent } from './outbox.ts'

/** Bytes of ids that fit in one message of the bus, with room for its frame. */
const MESSAGE_BYTES = 6000
/** Parts of an event. A message has one part more, which older processes do not read: request, trace and `after` of each event. */
const PARTS = 5

/** An event as it is published: the receiver that has everything up to `after` has missed nothing. */
export interface PublishedEvent extends RelayedEvent {
  /** The sequence of the event of the vendor that was published before. Undefined in the messages of older processes. */
  readonly after?: number | undefined
}

/**
 * The messages of a batch, each about one vendor and in its order. Of several events about one subject only the newest is
 * published: receivers read the present state anyway.
 */
export function messagesOf(events: readonly RelayedEvent[]): VendorMessage[] {
  const vendors = Map.groupBy(events, ({ vendorId }) => vendorId)
  return [...vendors].flatMap(([vendorId, own]) => messagesOfVendor(vendorId, publishedOf(own)))
}

function publishedOf(events: readonly RelayedEvent[]): PublishedEvent[] {
  let after = Math.min(...events.map(({ sequence }) => sequence)) - 1
  const newest = new Map(events.map((event) => [`${event.type} ${event.subject}`, event]))
  return [...newest.values()]
    .toSorted((a, b) => a.sequence - b.sequence)
    .map((event) => {
      const published = { ...event, after }
      after = event.sequence
      return published
    })
}

function messagesOfVendor(vendorId: string, events: readonly PublishedEvent[]): VendorMessage[] {
  const messages: PublishedEvent[][] = []
  let room = 0
  for (const event of events) {
    const bytes = Buffer.byteLength(JSON.stringify(idsOf(event))) + trailerOf(event).length + 1
    if (bytes > room || messages.length === 0) {
      messages.push([])
      room = MESSAGE_BYTES
    }
    room -= bytes
    messages.at(-1)?.push(event)
  }
  return messages.map((message) => {
    const [, ...rest] = message.flatMap(idsOf)
    return [vendorId, ...rest, message.map(trailerOf).join(' ')]
  })
}

const idsOf = ({ vendorId, country, type, subject, sequence }: RelayedEvent): BusId[] => [
  vendorId,
  country,
  type,
  subject,
  sequence,
]

const trailerOf = ({ work, after }: PublishedEvent): string =>
  `${work?.request_id ?? ''},${work?.traceparent ?? ''},${after}`

function readTrailer(text: string | undefined): Pick<PublishedEvent, 'work' | 'after'> {
  const [requestId, traceparent, after] = (text ?? '').split(',')
  const carried = { request_id: requestId || null, traceparent: traceparent || null }
  return { ...(workOf(carried) && { work: carried }), ...(after && { after: Number(after) }) }
}

/** The events of a message, as every process receives it. */
export function eventsOf(ids: readonly BusId[]): PublishedEvent[] {
  const events: PublishedEvent[] = []
  const trailers = ids.length % PARTS === 1 ? String(ids.at(-1)).split(' ') : []
  for (let index = 0; index + PARTS <= ids.length; index += PARTS) {
    const [vendorId, country, type, subject, sequence] = ids.slice(index, index + PARTS)
    events.push({
      vendorId: String(vendorId),
      // Our own relay has written it.
      country: String(country) as RelayedEvent['country'],
      type: String(type),
      subject: String(subject),
      sequence: Number(sequence),
      ...readTrailer(trailers[index / PARTS]),
    })
  }
  return events
}

import type { WebhookEndpoint } from '@beckon/contract'
import { type EventType, eventTypes } from '@beckon/domain/event'

/** An endpoint as it is typed. */
export interface EndpointDraft {
  readonly url: string
  readonly description: string
  /** Null for the usual ones, also later ones. */
  readonly events: readonly EventType[] | null
  readonly full: boolean
  readonly points: readonly string[] | null
}

export const blankEndpoint: EndpointDraft = {
  url: '',
  description: '',
  events: null,
  full: false,
  points: null,
}

/** The draft of an existing endpoint. */
export const draftOfEndpoint = (endpoint: WebhookEndpoint): EndpointDraft => ({
  url: endpoint.url,
  description: endpoint.description,
  events: endpoint.events,
  full: endpoint.full,
  points: endpoint.collection_points,
})

/** Fields that are not filled in. */
export const missingOfEndpoint = ({ url, events, points }: EndpointDraft): ReadonlySet<string> =>
  new Set([
    ...(url.trim() === '' ? ['url'] : []),
    ...(events?.length === 0 ? ['events'] : []),
    ...(points?.length === 0 ? ['points'] : []),
  ])

/** The types in the order of the catalogue. */
export const typesInOrder = (types: readonly string[]): EventType[] =>
  eventTypes.filter((one) => types.includes(one))

/** The fields that are sent. */
export function fieldsOfEndpoint(draft: EndpointDraft) {
  const { url, description, events, full, points } = draft
  return {
    url: url.trim(),
    description: description.trim(),
    events: events && typesInOrder(events),
    full,
    collection_points: points && [...points],
  }
}

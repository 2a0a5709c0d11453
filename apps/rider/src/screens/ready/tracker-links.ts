export interface Tracker {
  readonly url: string
  readonly tracker_id: string
}

/**
 * Settings of Traccar Client: metres, seconds. A position may be at most two minutes old for an offer, also of a rider
 * who stands still.
 */
const settings = { accuracy: 'high', distance: '30', interval: '30', heartbeat: '60', service: 'true' }

/** Returns the address that the scanner of Traccar Client reads: the server with the settings in its query. */
export function codeOf({ url, tracker_id: id }: Tracker): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries({ id, ...settings })) address.searchParams.set(name, value)
  return address.href
}

/** Returns the link that opens Traccar Client on the same phone with these settings. */
export const deepLinkOf = ({ url, tracker_id: id }: Tracker): string =>
  `org.traccar.client://config?${new URLSearchParams({ url, id, ...settings })}`

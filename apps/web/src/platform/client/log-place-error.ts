import type { CallError } from '@beckon/contract/client'

export type PlaceError = 'autocomplete' | 'fetch-place-details' | 'reverse'

/** The name of the event on `window`: a page around us, or a monitor, may listen. */
const PLACE_ERROR = 'beckon:place-error'

/** Logs a failed search for a place. The searched text is personal data, and is not logged. */
export function logPlaceError(key: PlaceError, error: CallError): void {
  if (error.kind === 'aborted') return
  const detail = { key, kind: error.kind, ...('status' in error ? { status: error.status } : {}) }
  // oxlint-disable-next-line no-console -- the reason of an empty list, for support
  console.error('a search for a place failed', detail)
  window.dispatchEvent(new CustomEvent(PLACE_ERROR, { detail }))
}

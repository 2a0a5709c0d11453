import type { OrderRecord } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { draftStore, type StoredRequest, setAside } from './draft-store.ts'
import { copyOf, isTyped } from './customer-drafts.ts'
import { emptyDraft, type RequestDraft, senderOf } from './request-draft.ts'

/** The number of unfinished requests that are kept. */
const MOST_ASIDE = 5

interface DraftKey {
  readonly identity: string
  readonly vendorId: string
}

/** Starts a request from an order. An unfinished request of the vendor is set aside, not overwritten. */
export function startFromOrder(
  { identity, vendorId, country }: DraftKey & { readonly country: CountryCode },
  order: OrderRecord,
): StoredRequest {
  const begun: StoredRequest = {
    draft: copyOf(order, country),
    key: crypto.randomUUID(),
    sent: null,
    isPushed: false,
    isCopy: true,
  }
  start({ identity, vendorId }, begun)
  return begun
}

/** Starts an empty request; an unfinished one is set aside, so that it can be restored. */
export function startEmpty(draftKey: DraftKey, draft: RequestDraft): StoredRequest {
  const begun: StoredRequest = {
    draft: {
      ...emptyDraft,
      ...senderOf(draft),
      paymentMethod: draft.paymentMethod,
      parcel: draft.parcel,
    },
    key: crypto.randomUUID(),
    sent: null,
    isPushed: false,
  }
  start(draftKey, begun)
  return begun
}

/** Restores a request that was set aside; the current one is set aside in its place. */
export function restoreAside(draftKey: DraftKey, entry: StoredRequest): StoredRequest {
  discardAside(draftKey, entry)
  start(draftKey, entry)
  return entry
}

export function discardAside(
  { identity, vendorId }: DraftKey,
  entry: StoredRequest,
): readonly StoredRequest[] {
  const store = setAside(identity, vendorId)
  const rest = (store.read() ?? []).filter(({ key }) => key !== entry.key)
  if (rest.length > 0) store.write(rest)
  else store.clear()
  return rest
}

function start({ identity, vendorId }: DraftKey, begun: StoredRequest): void {
  const store = draftStore(identity, vendorId)
  const left = store.read()
  if (left && isWorthKeeping(left)) {
    const aside = setAside(identity, vendorId)
    aside.write([left, ...(aside.read() ?? [])].slice(0, MOST_ASIDE))
  }
  store.write(begun)
}

/** Returns whether a draft must be kept: an unchanged copy can be made again, an unanswered request cannot. */
const isWorthKeeping = ({ draft, sent, isPushed, isCopy }: StoredRequest): boolean =>
  !isPushed && (sent !== null || (isCopy !== true && isTyped(draft)))

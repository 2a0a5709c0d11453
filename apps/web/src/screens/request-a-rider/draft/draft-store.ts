import { type OrderRequest, orderRequest, savedAddress } from '@beckon/contract'
import { z } from 'zod'
import { placeRequest } from '../../../features/ask-customer/index.ts'
import { pastedFields } from '../../../features/paste-order/index.ts'
import { type Stored, stored } from '../../../platform/storage/index.ts'
import type { RequestDraft } from './request-draft.ts'

const destination = z.object({
  address: z.string(),
  point: z.object({ latitude: z.number(), longitude: z.number() }),
  precision: z.enum(['building', 'street', 'place', 'town']),
  invented: z.boolean(),
  pinChecked: z.boolean(),
})

const draft: z.ZodType<RequestDraft> = z.object({
  destination: destination.nullable(),
  unit: z.string(),
  building: z.string(),
  name: z.string(),
  phone: z.string(),
  notes: z.string(),
  description: z.string(),
  amount: z.string(),
  paymentMethod: z.string(),
  preorderedFor: z.number().nullable(),
  vatNumber: z.string(),
  voucher: z.string().default(''),
  senderName: z.string().default(''),
  senderPhone: z.string().default(''),
  senderEmail: z.string().default(''),
  senderAddress: z.string().default(''),
  senderPoint: destination.shape.point.nullable().default(null),
  senderNotes: z.string().default(''),
  checksAge: z.boolean(),
  // Stored drafts may be older than these fields.
  asksPin: z.boolean().default(false),
  parcel: z.object({ grams: z.number(), sideCm: z.number() }).nullable().default(null),
  saved: savedAddress.nullable().default(null),
  savesCustomer: z.boolean().default(false),
  toCheck: z.array(z.enum(pastedFields)).default([]),
  pendingPlace: z
    .object({ text: z.string(), point: destination.shape.point.nullable() })
    .nullable()
    .default(null),
  placeRequest: placeRequest.nullable().default(null),
})

/** An unfinished request with its idempotency key. */
export interface StoredRequest {
  readonly draft: RequestDraft
  readonly key: string
  /** A request without an answer: it is sent again unchanged under its key, so that it is the same order. */
  readonly sent: OrderRequest | null
  /** The order was placed; published to the other tabs just before the draft is deleted. */
  readonly isPushed: boolean
  /** Copied from an earlier order, and unchanged since. */
  readonly isCopy?: boolean | undefined
}

const storedRequest: z.ZodType<StoredRequest> = z.object({
  draft,
  key: z.string(),
  sent: orderRequest.nullable(),
  isPushed: z.boolean(),
  isCopy: z.boolean().optional(),
})

/** The number of sent keys that are kept for tabs that are behind. */
const REMEMBERED_KEYS = 50

/**
 * The draft of a vendor until it is sent or its user logs out. Each tab has its own, so that a reload shows its own
 * text; a new tab continues with the last change of any tab.
 */
export function draftStore(identity: string, vendorId: string): Stored<StoredRequest> {
  const ofTab = stored(`request-draft.${identity}.${vendorId}`, storedRequest, { ofTab: true })
  const ofBrowser = stored(`request-draft.${identity}.${vendorId}`, storedRequest)
  const pushed = stored(`request-pushed.${identity}.${vendorId}`, z.array(z.string()).readonly())
  const unlessPushed = (entry: StoredRequest | undefined) =>
    entry && pushed.read()?.includes(entry.key) === true ? undefined : entry
  return {
    read: () => unlessPushed(ofTab.read()) ?? ofBrowser.read(),
    write(entry) {
      const other = ofBrowser.read()
      ofBrowser.write(entry)
      if (!entry.isPushed) return ofTab.write(entry)
      // Stored, so that another tab that still has the draft does not send it again.
      pushed.write([entry.key, ...(pushed.read() ?? [])].slice(0, REMEMBERED_KEYS))
      // The other tabs have received the sent request. A different request of another tab stays.
      ofTab.clear()
      if (other && other.key !== entry.key) ofBrowser.write(other)
      else ofBrowser.clear()
    },
    clear() {
      ofTab.clear()
      ofBrowser.clear()
    },
    onChange: ofBrowser.onChange,
  }
}

/** Unfinished requests that a copy of an earlier order has replaced; the latest first. */
export const setAside = (identity: string, vendorId: string): Stored<readonly StoredRequest[]> =>
  stored(`request-aside.${identity}.${vendorId}`, z.array(storedRequest).readonly())

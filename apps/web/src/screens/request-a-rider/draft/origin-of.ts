import type { WireVendor } from '@beckon/contract'
import type { RequestDraft } from './request-draft.ts'
import type { Origin } from '../machine/request-state.ts'

/** Returns whether a vendor belongs to a guest. It has no place of its own; a guest enters one with each request. */
export const isGuests = ({ vendor_information: { location } }: WireVendor): boolean =>
  location.latitude === null || location.longitude === null

export const originOf = (vendor: WireVendor, { senderPoint }: Pick<RequestDraft, 'senderPoint'>): Origin => {
  const { latitude, longitude } = vendor.vendor_information.location
  return {
    vendorId: vendor.vendor_id,
    point: latitude === null || longitude === null ? senderPoint : { latitude, longitude },
  }
}

import type { WireVendor } from '@beckon/contract'
import type { RequestDraft } from './request-draft.ts'
import type { Origin } from '../machine/request-state.ts'

/** A guest's vendor is nowhere: whoever sends says where with each request. */
export const isGuests = ({ vendor_information: { location } }: WireVendor): boolean =>
  location.latitude === null || location.longitude === null

export const originOf = (vendor: WireVendor, { senderPoint }: Pick<RequestDraft, 'senderPoint'>): Origin => {
  const { latitude, longitude } = vendor.vendor_information.location
  return {
    vendorId: vendor.vendor_id,
    point: latitude === null || longitude === null ? senderPoint : { latitude, longitude },
  }
}

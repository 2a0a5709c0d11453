import type { WireVendor } from '@beckon/contract'

type Identified = Pick<WireVendor, 'vendor_id' | 'client_vendor_id'>

/** The business's own id of a collection point; ours where it gave none and its own was made from ours. */
export function shownId({ vendor_id: ours, client_vendor_id: own }: Identified): string {
  return own.toLowerCase() === ours.toLowerCase() || own.trim() === '' ? ours : own
}

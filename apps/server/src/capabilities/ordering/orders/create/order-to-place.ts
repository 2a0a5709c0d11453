import type { OrderRequest } from '@beckon/contract'

/** A request for a rider, with what only programs and spreadsheets give. */
export interface OrderToPlace extends Omit<OrderRequest, 'voucher'> {
  /** The shop's own number of the order. */
  readonly reference?: string | undefined
  readonly voucher?: { readonly code: string } | undefined
}

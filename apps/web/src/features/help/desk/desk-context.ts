import type { Client } from '@beckon/contract/client'
import { createContext, useContext } from 'react'

export interface Desk {
  /** Makes the calls of this page. */
  readonly client: Client
  readonly vendorId: string
  readonly vendorName: string
  /** The order that was looked at when the page was opened. */
  readonly orderId: string | null
}

export const DeskContext = createContext<Desk | null>(null)

/** The user and the vendor of the help page. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('the desk is given by the page of the help centre')
  return desk
}

import type { ReactNode } from 'react'
import { EntryLink } from './EntryLink.tsx'

export interface RiderLinkProps {
  readonly rider: { readonly rider_id: string; readonly is_simulated: boolean }
  readonly children: ReactNode
}

/** Leads to the page of a rider; a text only for a simulated one, which has none. */
export const RiderLink = ({ rider, children }: RiderLinkProps) =>
  rider.is_simulated ? (
    children
  ) : (
    <EntryLink page="riders" id={rider.rider_id}>
      {children}
    </EntryLink>
  )

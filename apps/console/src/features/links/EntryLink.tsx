import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '../access/index.ts'

/** The pages of entries, and the action that a role must allow for each. */
const actions = {
  orders: 'orders.read',
  riders: 'riders.read',
  shops: 'shops.read',
  money: 'money.read',
} as const

export interface EntryLinkProps {
  readonly page: keyof typeof actions
  readonly id: string
  readonly children: ReactNode
}

/** Leads to the page of an order, a rider, a shop or a payment; a text only where the role may not open it. */
export function EntryLink({ page, id, children }: EntryLinkProps) {
  const may = useMay(actions[page])
  if (!may) return children
  return (
    <Anchor component={Link} to={`/${page}/${encodeURIComponent(id)}`} inherit>
      {children}
    </Anchor>
  )
}

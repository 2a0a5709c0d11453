import type { WireVendor } from '@beckon/contract'
import { outletsSwitch } from '@beckon/domain/vendor'
import { useCallback, useMemo, useState } from 'react'
import { z } from 'zod'
import { useCountryParameter } from '../../platform/parameters/index.ts'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** Whether the orders of all outlets are shown with those of their parent. */
export interface OutletsChoice {
  readonly state: 'hidden' | 'disabled' | 'enabled'
  /** The choice, also while the switch is disabled. */
  readonly isOn: boolean
  /** Whether they are included for the selected vendor. */
  readonly areIncluded: boolean
  readonly choose: (isOn: boolean) => void
}

export const noOutlets: OutletsChoice = {
  state: 'hidden',
  isOn: false,
  areIncluded: false,
  choose: () => undefined,
}

/** By user: two people may share a browser. */
const outletsStore = (userId: string): Stored<boolean> => stored(`include-outlets.${userId}`, z.boolean())

interface ChoiceInput {
  readonly userId: string
  readonly vendor: WireVendor | undefined
  readonly vendors: readonly WireVendor[] | undefined
  readonly requestsRider: boolean
}

/** Combines the country's flag, the vendor's outlets and the user's choice. */
export function useOutletsChoice({ userId, vendor, vendors, requestsRider }: ChoiceInput): OutletsChoice {
  const store = useMemo(() => outletsStore(userId), [userId])
  const [isOn, show] = useState(() => store.read() ?? false)
  const choose = useCallback(
    (next: boolean) => {
      store.write(next)
      show(next)
    },
    [store],
  )
  const allOutletOrders = useCountryParameter('allOutletOrders') ?? false
  return useMemo(
    () =>
      vendor && vendors
        ? choiceOf({ vendor, vendors, allOutletOrders, requestsRider, isOn, choose })
        : noOutlets,
    [vendor, vendors, allOutletOrders, requestsRider, isOn, choose],
  )
}

interface Facts {
  readonly vendor: WireVendor
  readonly vendors: readonly WireVendor[]
  readonly allOutletOrders: boolean
  readonly requestsRider: boolean
  readonly isOn: boolean
  readonly choose: (isOn: boolean) => void
}

export function choiceOf({ vendor, vendors, isOn, choose, ...ask }: Facts): OutletsChoice {
  const parentId = vendor.parent_vendor_id ?? vendor.vendor_id
  // An owner of an outlet alone could never choose the parent that the switch needs.
  const hasParent = vendors.some((one) => one.vendor_id === parentId)
  const hasOutlets = hasParent && vendors.some((one) => one.parent_vendor_id === parentId)
  const state = outletsSwitch({ ...ask, selected: vendor, hasOutlets })
  const mayInclude = state !== 'hidden' && vendor.is_parent
  return { state, isOn, areIncluded: mayInclude && isOn, choose }
}

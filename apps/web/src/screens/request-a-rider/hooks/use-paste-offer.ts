import type { WireVendor } from '@beckon/contract'
import { dayBounds } from '@beckon/domain/time'
import { useMemo } from 'react'
import { useLaterDays } from '../../../features/later-time/index.ts'
import type { Offer } from '../../../features/paste-order/index.ts'
import { useConfig } from '../../../platform/client/index.ts'
import { serverSeconds } from '../../../platform/clock/index.ts'
import { useFlag } from '../../../platform/flags/index.ts'
import { useOfferedPayments } from './use-offered-payments.ts'

/** A time that is not offered is replaced by the next one within this distance. */
const NEAR_SECONDS = 15 * 60

/** Returns the fields that a pasted message may fill for this vendor: a later time, cash on delivery. */
export function usePasteOffer(vendor: WireVendor): Offer {
  const { timezone } = useConfig()
  const isLater = useFlag('PreOrder')
  const days = useLaterDays(vendor)
  const methods = useOfferedPayments(vendor)
  return useMemo(
    () => ({
      timeFor({ inDays, minute }) {
        const at = dayBounds(serverSeconds(), timezone, inDays).from + minute * 60
        const times = isLater ? days.flatMap((day) => day.times) : []
        return times.find((time) => time >= at && time - at < NEAR_SECONDS)
      },
      takesCash: methods.includes('CASH_ON_DELIVERY'),
    }),
    [timezone, isLater, days, methods],
  )
}

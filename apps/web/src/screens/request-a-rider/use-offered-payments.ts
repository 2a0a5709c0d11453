import type { OrderRecord, PaymentMethod, WireVendor } from '@beckon/contract'
import { parameters } from '@beckon/domain/country'
import { offeredPayments } from '@beckon/domain/request'
import { useMemo } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'

/** How the goods may be paid for; an order that is edited may stay as it is. */
export function useOfferedPayments(vendor: WireVendor, editing?: OrderRecord): readonly PaymentMethod[] {
  const { country } = useConfig()
  const asked = useCountryParameter('paymentMethods')
  const takesNone = useFlag('NonePaymentMethod')
  const current = editing?.order.payment_method
  return useMemo(() => {
    const methods = offeredPayments({
      // The service judges again when the order comes.
      country: asked ?? parameters[country].paymentMethods,
      vendor: vendor.flags.payment_methods,
      takesNone,
    })
    return current && !methods.includes(current) ? [current, ...methods] : methods
  }, [asked, country, vendor, takesNone, current])
}

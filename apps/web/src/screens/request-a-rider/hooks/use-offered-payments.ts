import type { OrderRecord, WireVendor } from '@beckon/contract'
import { parameters } from '@beckon/domain/country'
import { methodsFor, type OfferedMethod } from '@beckon/domain/payment'
import { offeredPayments } from '@beckon/domain/request'
import { useMemo } from 'react'
import { useConfig } from '../../../platform/client/index.ts'
import { useFlag } from '../../../platform/flags/index.ts'
import { useCountryParameter } from '../../../platform/parameters/index.ts'
import { useSession } from '../../../platform/session/index.ts'

/** Returns the payment methods: online only for guests; an edited order may keep its own. */
export function useOfferedPayments(vendor: WireVendor, editing?: OrderRecord): readonly OfferedMethod[] {
  const { country, gateway_origin } = useConfig()
  const isGuest = useSession().mode === 'guest'
  const requested = useCountryParameter('paymentMethods')
  // An unloaded flag counts as off; the payment step checks it again.
  const activated = useCountryParameter('onlinePaymentActivated') === true
  const connected = gateway_origin !== null
  const takesNone = useFlag('NonePaymentMethod')
  const current = editing?.order.payment_method
  return useMemo(() => {
    const offered = offeredPayments({
      // The service checks the limit again when the order is sent.
      country: requested ?? parameters[country].paymentMethods,
      vendor: vendor.flags.payment_methods,
      takesNone,
    })
    // An existing order keeps its payment method, or changes to paying at the door.
    if (current) return offered.includes(current) ? offered : [current, ...offered]
    return methodsFor({ isGuest, offered, online: { activated, connected } })
  }, [requested, country, vendor, takesNone, current, isGuest, activated, connected])
}

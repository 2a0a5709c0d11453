import { Skeleton } from '@mantine/core'
import type { WireVendor } from '@beckon/contract'
import { useSearch } from '@tanstack/react-router'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { NotAllowed, useMay } from '../../features/member/index.ts'
import { Page } from '../../features/page/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { EditOrder } from './EditOrder.tsx'
import { FirstPlace } from './parts/FirstPlace.tsx'
import { GuestRequest } from './parts/GuestRequest.tsx'
import { Opening } from './parts/Opening.tsx'
import { NewRequest } from './NewRequest.tsx'
import { useOfferedPayments } from './hooks/use-offered-payments.ts'

/** Creates or edits an order. Choosing another collection point restarts the request. */
export function Screen() {
  const vendor = useSelectedVendor()
  const { orderID } = useSearch({ strict: false })
  const { vendor_id: id } = vendor
  const { t } = useTexts()
  const action = orderID === undefined ? 'orders.create' : 'orders.change'
  if (!useMay(action)) return <NotAllowed title={t('request.title')} action={action} />
  if (vendor.opens_at !== null) {
    return (
      <Page title={t('request.title')} width="narrow">
        <Opening vendor={vendor} opensAt={vendor.opens_at} />
      </Page>
    )
  }
  if (orderID !== undefined) return <EditOrder key={`${id} ${orderID}`} vendor={vendor} orderId={orderID} />
  return isPlaced(vendor) ? <NewRequest key={id} vendor={vendor} /> : <Unplaced key={id} vendor={vendor} />
}

const isPlaced = ({ vendor_information: { location } }: WireVendor) =>
  location.latitude !== null && location.longitude !== null

/** A collection point is required; guests enter theirs with each request. */
function Unplaced({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const { mode } = useSession()
  const mayPlace = useMay('outlets.manage')
  if (mode === 'guest') return <Guest vendor={vendor} />
  if (!mayPlace) return <NotAllowed title={t('place.title')} action="outlets.manage" />
  return (
    <Page title={t('request.title')} width="narrow">
      <FirstPlace vendor={vendor} />
    </Page>
  )
}

/** Guests can only pay online, so the form is replaced where online payment is unavailable. */
function Guest({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const methods = useOfferedPayments(vendor)
  const isKnown = useCountryParameter('onlinePaymentActivated') !== undefined
  if (methods.length > 0) return <NewRequest vendor={vendor} />
  return (
    <Page title={t('request.title')} width="narrow">
      {isKnown ? <GuestRequest /> : <Skeleton height={160} />}
    </Page>
  )
}

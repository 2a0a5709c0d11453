import type { WireVendor } from '@beckon/contract'
import { useSearch } from '@tanstack/react-router'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { Page } from '../../features/page/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { EditOrder } from './EditOrder.tsx'
import { FirstPlace } from './parts/FirstPlace.tsx'
import { GuestRequest } from './parts/GuestRequest.tsx'
import { Opening } from './parts/Opening.tsx'
import { NewRequest } from './NewRequest.tsx'

/** Asks for a rider, or changes what was asked for. Another collection point begins another request. */
export function Screen() {
  const vendor = useSelectedVendor()
  const { orderID } = useSearch({ strict: false })
  const { vendor_id: id } = vendor
  const { t } = useTexts()
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

/** Nothing can be collected before there is a place to collect it from. */
function Unplaced({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const { mode } = useSession()
  return (
    <Page title={t('request.title')} width="narrow">
      {mode === 'guest' ? <GuestRequest /> : <FirstPlace vendor={vendor} />}
    </Page>
  )
}

import { useMatchRoute } from '@tanstack/react-router'
import IconHistory from '~icons/tabler/history'
import IconMapPin from '~icons/tabler/map-pin'
import IconMotorbike from '~icons/tabler/motorbike'
import IconTable from '~icons/tabler/table'
import { useFlag } from '../../platform/flags/index.ts'
import { useSession } from '../../platform/session/index.ts'

const tabs = [
  { to: '/request-a-rider/{-$vendorID}', text: 'nav.request', icon: IconMotorbike },
  { to: '/order-tracking/{-$vendorID}', text: 'nav.tracking', icon: IconMapPin },
  { to: '/history/{-$vendorID}', text: 'nav.history', icon: IconHistory },
] as const

const bulk = { to: '/bulk-order/{-$vendorID}/{-$bulkJobID}', text: 'nav.bulk', icon: IconTable } as const

/** The screens of the bar and of the drawer, in their order. */
export function useTabs() {
  const { mode } = useSession()
  const isOn = useFlag('BulkOrderUpload')
  // A guest requests one rider at a time.
  return isOn && mode !== 'guest' ? [...tabs, bulk] : tabs
}

/** The screens that are about a vendor, which their address names. */
const vendorPages = [
  ...tabs.map(({ to }) => to),
  bulk.to,
  '/helpcenter/{-$vendorID}',
  '/account/{-$vendorID}',
  '/keys-and-webhooks/{-$vendorID}',
] as const

export type VendorPage = (typeof vendorPages)[number]

/** The screen that is shown. */
export function useCurrentPage(): VendorPage {
  const matches = useMatchRoute()
  return vendorPages.find((to) => matches({ to }) !== false) ?? tabs[0].to
}

/** The address of a vendor's screen. Without the second field a link takes over the upload of the present address. */
export const paramsOf = (vendorID: string) => ({ vendorID, bulkJobID: undefined })

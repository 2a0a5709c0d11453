import { Button } from '@mantine/core'
import IconMapPinQuestion from '~icons/tabler/map-pin-question'
import IconTableOff from '~icons/tabler/table-off'
import { Link } from '@tanstack/react-router'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { NotAllowed, useMay } from '../../features/member/index.ts'
import { EmptyState, usePageTitle } from '../../features/page/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { BulkOrder } from './BulkOrder.tsx'

/** Bulk orders from a spreadsheet, where the flag is on. Choosing another collection point restarts the flow. */
export function Screen() {
  const isOn = useFlag('BulkOrderUpload')
  const vendor = useSelectedVendor()
  const { t } = useTexts()
  const may = useMay('bulk.manage')
  if (!isOn) {
    return <NotHere icon={IconTableOff} title={t('bulk.disabled-title')} text={t('bulk.disabled-text')} />
  }
  if (!may) return <NotAllowed title={t('bulk.title')} action="bulk.manage" />
  // A collection point is required.
  if (vendor.vendor_information.location.latitude === null || vendor.opens_at !== null) {
    return <NotHere icon={IconMapPinQuestion} title={t('error.vendor-no-location')} />
  }
  return <BulkOrder key={vendor.vendor_id} vendor={vendor} />
}

interface NotHereProps {
  readonly icon: typeof IconTableOff
  readonly title: string
  readonly text?: string
}

function NotHere({ icon, title, text }: NotHereProps) {
  const { t } = useTexts()
  const { vendor_id: vendorID } = useSelectedVendor()
  usePageTitle(t('bulk.title'))
  return (
    <EmptyState
      icon={icon}
      heading="h1"
      title={title}
      {...(text === undefined ? {} : { text })}
      action={
        <Button
          renderRoot={(props) => <Link to="/request-a-rider/{-$vendorID}" params={{ vendorID }} {...props} />}
        >
          {t('nav.request')}
        </Button>
      }
    />
  )
}

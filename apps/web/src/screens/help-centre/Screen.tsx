import { notFound, useSearch } from '@tanstack/react-router'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { HelpCentre, useShowsHelp } from '../../features/help/index.ts'
import { Page } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The help centre as a page, for screens that have no room for a panel. */
export function Screen() {
  const { t } = useTexts()
  const { vendor_id: vendorId } = useSelectedVendor()
  const { order_id: orderId = null } = useSearch({ from: '/protected/helpcenter/{-$vendorID}' })
  if (!useShowsHelp()) throw notFound()
  return (
    <Page title={t('help.title')} width="narrow">
      <HelpCentre vendorId={vendorId} orderId={orderId} />
    </Page>
  )
}

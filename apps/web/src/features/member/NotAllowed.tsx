import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import IconLock from '~icons/tabler/lock'
import { useTexts } from '../../platform/texts/index.ts'
import { EmptyState, usePageTitle } from '../page/index.ts'
import { useMay, useVendorOf } from './use-may.ts'
import { useWhoMay, type WhoMayAction } from './use-who-may.ts'

interface NotAllowedProps {
  /** Of the page. */
  readonly title: string
  readonly action: WhoMayAction
}

/** Replaces a page that no role of the user opens: who may, and a page that the user may see. */
export function NotAllowed({ title, action }: NotAllowedProps) {
  const { t } = useTexts()
  const text = useWhoMay(action)
  const mayTrack = useMay('orders.read')
  const vendorID = useVendorOf()?.vendor_id
  usePageTitle(title)
  const next = mayTrack ? (
    <Button
      renderRoot={(props) => <Link to="/order-tracking/{-$vendorID}" params={{ vendorID }} {...props} />}
    >
      {t('nav.tracking')}
    </Button>
  ) : (
    <Button renderRoot={(props) => <Link to="/account/{-$vendorID}" params={{ vendorID }} {...props} />}>
      {t('people.title')}
    </Button>
  )
  return <EmptyState icon={IconLock} heading="h1" title={title} text={text} action={next} />
}

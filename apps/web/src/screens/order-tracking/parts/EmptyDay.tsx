import { Button } from '@mantine/core'
import IconMapPin from '~icons/tabler/map-pin'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../../features/member/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** No orders yet; people who may request a rider are led there. */
export function EmptyDay() {
  const { t } = useTexts()
  if (!useMay('orders.create')) return <EmptyState icon={IconMapPin} title={t('tracking.empty-title')} />
  return (
    <EmptyState
      icon={IconMapPin}
      title={t('tracking.empty-title')}
      text={t('tracking.empty-text')}
      action={
        <Button component={Link} to="/request-a-rider">
          {t('nav.request')}
        </Button>
      }
    />
  )
}

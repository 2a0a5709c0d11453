import { Button } from '@mantine/core'
import IconMapPin from '~icons/tabler/map-pin'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

export function EmptyDay() {
  const { t } = useTexts()
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

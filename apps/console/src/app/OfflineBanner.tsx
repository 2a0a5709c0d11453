import { Alert } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { useTexts } from '../platform/texts/index.ts'

export function OfflineBanner() {
  const { t } = useTexts()
  const { online } = useNetwork()
  if (online) return null
  return (
    <Alert color="yellow" radius={0} role="status">
      {t('console.offline')}
    </Alert>
  )
}

import { Loader } from '@mantine/core'
import { useTexts } from '../platform/texts/index.ts'

/** Between two screens, when the next one takes longer than a moment. */
export function Pending() {
  const { t } = useTexts()
  return (
    <div
      role="status"
      aria-label={t('state.loading')}
      style={{ display: 'grid', placeItems: 'center', minBlockSize: '50dvh' }}
    >
      <Loader size="sm" type="dots" />
    </div>
  )
}

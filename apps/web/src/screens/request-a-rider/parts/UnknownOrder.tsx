import { Alert } from '@mantine/core'
import IconFileUnknown from '~icons/tabler/file-unknown'
import { useTexts } from '../../../platform/texts/index.ts'

/** Shown where the order to request again does not belong to this vendor. */
export function UnknownOrder() {
  const { t } = useTexts()
  return (
    <Alert
      color="yellow"
      role="alert"
      // Yellow text on yellow is not readable.
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
      icon={<IconFileUnknown size={18} />}
      title={t('again.unknown-title')}
    >
      {t('again.unknown-text')}
    </Alert>
  )
}

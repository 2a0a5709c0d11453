import type { WireVendor } from '@beckon/contract'
import { Text } from '@mantine/core'
import { PlaceForm } from '../../../features/place-form/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Section } from './Section.tsx'

/** Asks a new business for its first collection point. */
export function FirstPlace({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const notify = useNotify()
  return (
    <Section title={t('place.title')}>
      <Text size="sm" c="dimmed">
        {t('place.lead')}
      </Text>
      <PlaceForm
        vendor={vendor}
        submit={t('place.save')}
        onSaved={() => notify(t('address.saved'), { kind: 'success' })}
      />
    </Section>
  )
}

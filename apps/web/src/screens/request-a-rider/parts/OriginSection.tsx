import { Group, Stack, Text } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import type { WireVendor } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import { Section } from './Section.tsx'

/** Where the rider collects: the branch chosen in the bar. */
export function OriginSection({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const { location } = vendor.vendor_information
  return (
    <Section title={t('request.collection-point')}>
      <Group gap="sm" wrap="nowrap" align="start">
        <IconBuildingStore size={22} stroke={1.6} aria-hidden />
        <Stack gap={2}>
          <Text fw={600} size="sm">
            <bdi>{vendor.name}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            <bdi>{location.address_text}</bdi>
          </Text>
        </Stack>
      </Group>
      <Text size="sm">
        {t('request.collection-time')}: <strong>{t('request.instant')}</strong> · {t('request.instant-hint')}
      </Text>
    </Section>
  )
}

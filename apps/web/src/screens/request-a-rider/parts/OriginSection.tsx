import { Group, Stack, Text } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import type { WireVendor } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from '../use-request.ts'
import { CollectionTime } from './CollectionTime.tsx'
import { Section } from './Section.tsx'

/** Where the rider collects: the branch chosen in the bar. */
export function OriginSection({ flow, vendor }: { readonly flow: RequestFlow; readonly vendor: WireVendor }) {
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
      <CollectionTime flow={flow} />
    </Section>
  )
}

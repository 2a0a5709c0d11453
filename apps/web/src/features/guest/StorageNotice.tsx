import { Anchor, Group, Stack, Text } from '@mantine/core'
import { shortOrderId, vendorOf } from '@beckon/domain/order'
import { guestOrderIds } from '../../platform/mode/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Explains where a guest's orders are stored, and removes those of earlier visits. */
export function StorageNotice({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTexts()
  const { mode } = useSession()
  if (mode !== 'guest') return null
  const earlier = guestOrderIds().filter((id) => vendorOf(id) !== vendorId)
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('guest.kept-here')}
      </Text>
      {earlier.length > 0 && (
        <Group gap="sm">
          <Text size="sm">{t('guest.earlier')}</Text>
          {earlier.toReversed().map((id) => (
            <Anchor key={id} href={`/tracking-c2c/${encodeURIComponent(id)}`} fz="sm">
              <bdi>{shortOrderId(id)}</bdi>
            </Anchor>
          ))}
        </Group>
      )}
    </Stack>
  )
}

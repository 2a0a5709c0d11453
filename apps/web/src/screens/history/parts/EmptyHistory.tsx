import { Stack, Text, ThemeIcon } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTexts } from '../../../platform/texts/index.ts'

export function EmptyHistory() {
  const { t } = useTexts()
  return (
    <Stack align="center" gap="sm" py={48} ta="center">
      <ThemeIcon size={56} radius="xl" variant="light">
        <IconHistory size={28} />
      </ThemeIcon>
      <Text fw={600}>{t('history.empty-title')}</Text>
      <Text size="sm" c="dimmed">
        {t('history.empty-text')}
      </Text>
    </Stack>
  )
}

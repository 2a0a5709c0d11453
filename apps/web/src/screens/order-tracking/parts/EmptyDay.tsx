import { Button, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../platform/texts/index.ts'

export function EmptyDay() {
  const { t } = useTexts()
  return (
    <Stack align="center" gap="sm" py={48} ta="center">
      <ThemeIcon size={56} radius="xl" variant="light">
        <IconMapPin size={28} />
      </ThemeIcon>
      <Text fw={600}>{t('tracking.empty-title')}</Text>
      <Text size="sm" c="dimmed" maw={280}>
        {t('tracking.empty-text')}
      </Text>
      <Button component={Link} to="/request-a-rider" mt="xs">
        {t('nav.request')}
      </Button>
    </Stack>
  )
}

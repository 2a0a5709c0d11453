import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTexts } from '../../platform/texts/index.ts'

/** Light to dark and back. */
export function Appearance() {
  const { t } = useTexts()
  const { setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light')
  const next = shown === 'light' ? 'dark' : 'light'
  const Icon = next === 'dark' ? IconMoon : IconSun
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--mantine-color-text)"
      size={44}
      aria-label={t('app.pair', { name: t('account.appearance'), value: t(`account.${next}`) })}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}

import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTexts } from '../../platform/texts/index.ts'

/** Light to dark and back. */
export function Appearance() {
  const { t } = useTexts()
  const { setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light')
  const next = shown === 'light' ? 'dark' : 'light'
  const label = t(`account.to-${next}`)
  const Icon = next === 'dark' ? IconMoon : IconSun
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--mantine-color-text)"
      size={44}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}

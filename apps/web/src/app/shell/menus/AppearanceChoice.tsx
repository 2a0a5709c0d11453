import { SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './AccountLines.module.css'

const toScheme = { light: 'light', dark: 'dark', system: 'auto' } as const
const choices = ['light', 'dark', 'system'] as const

/** Light, dark, or as the device is. */
export function AppearanceChoice() {
  const { t } = useTexts()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Stack gap={6} className={styles.setting}>
      <Text size="sm" id="account-appearance">
        {t('account.appearance')}
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-labelledby="account-appearance"
        data={choices.map((value) => ({ value, label: t(`account.${value}`) }))}
        value={choices.find((one) => toScheme[one] === colorScheme) ?? 'system'}
        onChange={(value) => setColorScheme(toScheme[choices.find((one) => one === value) ?? 'system'])}
      />
    </Stack>
  )
}

import IconMoon from '~icons/tabler/moon'
import IconSun from '~icons/tabler/sun'
import { useTexts } from '../../platform/texts/index.ts'
import { useColorScheme } from '../../platform/theme/color-scheme.ts'
import styles from './Appearance.module.css'

/** Light to dark and back. */
export function Appearance() {
  const { t } = useTexts()
  const { shown, choose } = useColorScheme()
  const next = shown === 'light' ? 'dark' : 'light'
  const label = t(`account.to-${next}`)
  const Icon = next === 'dark' ? IconMoon : IconSun
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => choose(next)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </button>
  )
}

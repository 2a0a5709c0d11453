import { useTexts } from '../../platform/texts/index.ts'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard: past the bar. */
export function SkipLink() {
  const { t } = useTexts()
  return (
    <a href="#content" className={styles.skip}>
      {t('app.skip-to-content')}
    </a>
  )
}

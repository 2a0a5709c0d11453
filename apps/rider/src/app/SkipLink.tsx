import type { MouseEvent } from 'react'
import { useTexts } from '../platform/texts/index.ts'
import styles from './frame.module.css'

/** Leads people with a keyboard past the banners. */
export function SkipLink() {
  const { t } = useTexts()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('content')?.focus()
  }
  return (
    <a href="#content" className={styles.skip} onClick={skip}>
      {t('rider.skip')}
    </a>
  )
}

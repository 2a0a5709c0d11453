import { Loader } from '@mantine/core'
import { usePageTitle } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './Screen.module.css'
import { useHandshake } from './use-handshake.ts'

/** Where platforms that embed the portal begin: waits for the token of the page around it. */
export function Screen() {
  const { t } = useTexts()
  usePageTitle(t('platform.title'))
  useHandshake()
  return (
    <main className={styles.waiting} aria-busy="true" aria-label={t('state.loading')}>
      <Loader />
    </main>
  )
}

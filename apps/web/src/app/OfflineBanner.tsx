import { useNetwork } from '@mantine/hooks'
import IconWifiOff from '~icons/tabler/wifi-off'
import { useTexts } from '../platform/texts/index.ts'
import styles from './OfflineBanner.module.css'

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const { online } = useNetwork()
  const { t } = useTexts()
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <div className={styles.banner}>
          <IconWifiOff size={18} stroke={1.75} aria-hidden />
          {t('app.offline')}
        </div>
      )}
    </div>
  )
}

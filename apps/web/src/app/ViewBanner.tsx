import { Button } from '@mantine/core'
import IconEye from '~icons/tabler/eye'
import { useSession } from '../platform/session/index.ts'
import { useTexts } from '../platform/texts/index.ts'
import styles from './OfflineBanner.module.css'

/** Shown while an operator views the page of a shop: who views it, until when, and how to end it. */
export function ViewBanner() {
  const { view, logout } = useSession()
  const { t, format } = useTexts()
  if (!view) return null
  const { operator, name, expires } = view
  return (
    <div role="status" className={styles.place} data-view>
      <div className={styles.banner}>
        <IconEye size={18} stroke={1.75} aria-hidden />
        <span>{t('track.view-shop', { operator, name, time: format.time(expires) })}</span>
        <Button size="compact-sm" variant="white" onClick={logout}>
          {t('track.view-end')}
        </Button>
      </div>
    </div>
  )
}

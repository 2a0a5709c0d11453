import { hasDetector } from '../../features/scanner/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { limitsOf } from './limits.ts'
import styles from './ready.module.css'

/** The limits of this phone, whatever the rider sets up. */
export function Cannot() {
  const { t } = useTexts()
  const { push } = useDeps()
  const limits = limitsOf({
    hasPush: useStore(push.state) !== 'never',
    hasVibration: 'vibrate' in navigator,
    hasSync: 'SyncManager' in window,
    hasDetector: hasDetector(),
  })
  return (
    <Panel title={t('rider.ready.cannot')}>
      <ul className={styles.cannot}>
        {limits.map((limit) => (
          <li key={limit}>{t(`rider.ready.cannot-${limit}`)}</li>
        ))}
      </ul>
    </Panel>
  )
}

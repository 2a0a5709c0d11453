import { Button } from '../../features/controls/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import type { System } from '../../platform/install/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Check } from './Check.tsx'
import styles from './ready.module.css'

/** Installs the app: by the browser's own question, or by steps in its menu. */
export function InstallCheck() {
  const { t } = useTexts()
  const { install } = useDeps()
  const { isInstalled, canAsk } = useStore(install.state)
  return (
    <Check
      title={t('rider.ready.install')}
      why={t('rider.ready.install-why')}
      state={isInstalled ? 'good' : 'ask'}
    >
      {isInstalled && <p>{t('rider.ready.install-good')}</p>}
      {!isInstalled && canAsk && (
        <Button onPress={() => void install.ask()}>{t('rider.ready.install-do')}</Button>
      )}
      {!isInstalled && !canAsk && <Steps system={install.system} />}
    </Check>
  )
}

function Steps({ system }: { readonly system: System }) {
  const { t } = useTexts()
  if (system === 'ios') {
    return (
      <ol className={styles.steps}>
        <li>{t('rider.ready.install-ios-share')}</li>
        <li>{t('rider.ready.install-ios-add')}</li>
        <li>{t('rider.ready.install-ios-open')}</li>
      </ol>
    )
  }
  return (
    <ol className={styles.steps}>
      <li>{t('rider.ready.install-android-menu')}</li>
      <li>{t('rider.ready.install-android-add')}</li>
    </ol>
  )
}

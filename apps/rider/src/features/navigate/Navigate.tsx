import type { WirePoint } from '@beckon/contract'
import { useEffect, useState } from 'react'
import { Button, ExternalLink } from '../controls/index.ts'
import { after } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { appsFor, chosenApp, type NavigationApp, navigationUrl } from './apps.ts'
import styles from './navigate.module.css'

export interface NavigateProps {
  readonly to: WirePoint
  readonly address: string
}

/** Hands the way over to an app for navigation, and copies the address. */
export function Navigate({ to, address }: NavigateProps) {
  const { t } = useTexts()
  const { navigationApp, install } = useDeps()
  const [app, setApp] = useState<NavigationApp>()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    void navigationApp.read().then((stored) => setApp(chosenApp(stored, install.system)))
  }, [navigationApp, install.system])
  const remember = (chosen: NavigationApp) => {
    setApp(chosen)
    setAsked(false)
    void navigationApp.write(chosen)
  }
  if (isAsked) return <Apps to={to} onRemember={remember} onClose={() => setAsked(false)} />
  return (
    <div className={styles.row}>
      {app ? (
        <ExternalLink href={navigationUrl(app, to)} isNewTab>
          {t('rider.navigate')}
        </ExternalLink>
      ) : (
        <Button onPress={() => setAsked(true)}>{t('rider.navigate')}</Button>
      )}
      <CopyAddress address={address} />
      {app && (
        <div className={styles.change}>
          <Button kind="quiet" onPress={() => setAsked(true)}>
            {t('rider.navigate.change')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface AppsProps {
  readonly to: WirePoint
  readonly onRemember: (app: NavigationApp) => void
  readonly onClose: () => void
}

function Apps({ to, onRemember, onClose }: AppsProps) {
  const { t } = useTexts()
  const { install } = useDeps()
  const [isRemembered, setRemembered] = useState(true)
  const open = (app: NavigationApp) => (isRemembered ? onRemember(app) : onClose())
  return (
    <div className={styles.apps}>
      <strong>{t('rider.navigate.with')}</strong>
      {appsFor(install.system).map((app) => (
        <ExternalLink key={app} href={navigationUrl(app, to)} isNewTab onPress={() => open(app)}>
          {nameOf(app, t)}
        </ExternalLink>
      ))}
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
        />
        {t('rider.navigate.remember')}
      </label>
      <Button kind="quiet" onPress={onClose}>
        {t('rider.close')}
      </Button>
    </div>
  )
}

const nameOf = (app: NavigationApp, t: Texts['t']): string => t(`rider.navigate.${app}`)

const COPIED_MS = 3000

function CopyAddress({ address }: { readonly address: string }) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => (isCopied ? after(COPIED_MS, () => setCopied(false)) : undefined), [isCopied])
  const { clipboard } = navigator as { readonly clipboard?: Clipboard }
  // Browsers have it only over a secure connection.
  if (!clipboard) return null
  return (
    <Button
      onPress={() =>
        void clipboard.writeText(address).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      {isCopied ? t('rider.ready.copied') : t('rider.navigate.copy')}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { Link, Outlet, useMatchRoute } from '@tanstack/react-router'
import { useFlag } from '../../platform/flags/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Logo } from '../bar/Logo.tsx'
import { SkipLink } from '../bar/SkipLink.tsx'
import { PageSettings } from './PageSettings.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import styles from './PublicFrame.module.css'

/** Around the pages that need no account. */
export function PublicFrame() {
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Logo />
        <div className={styles.actions}>
          <PageSettings />
          <WaysIn />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <PublicFooter />
    </>
  )
}

/** Links into the portal; login and registration for visitors without a session, except on their own pages. */
function WaysIn() {
  const { t } = useTexts()
  const { user, mode } = useSession()
  const isClosed = useFlag('DeactivateSignUpButton')
  const matches = useMatchRoute()
  if (mode === 'godroid') return null
  if (user) {
    return (
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/request-a-rider/{-$vendorID}" params={{}} {...props} />}
      >
        {t('nav.request')}
      </Button>
    )
  }
  return (
    <>
      {matches({ to: '/connect' }) === false && (
        <Button variant="default" renderRoot={(props) => <Link to="/connect" {...props} />}>
          {t('account.login')}
        </Button>
      )}
      {!isClosed && matches({ to: '/register' }) === false && (
        <Button className={styles.register} renderRoot={(props) => <Link to="/register" {...props} />}>
          {t('account.register')}
        </Button>
      )}
    </>
  )
}

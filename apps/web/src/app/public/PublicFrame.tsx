import { Button } from '@mantine/core'
import { Link, Outlet, useMatchRoute } from '@tanstack/react-router'
import { useTexts } from '../../platform/texts/index.ts'
import { Appearance } from '../bar/Appearance.tsx'
import { Logo } from '../bar/Logo.tsx'
import { LanguageMenu } from '../bar/LanguageMenu.tsx'
import { SkipLink } from '../bar/SkipLink.tsx'
import styles from './PublicFrame.module.css'

/** Around the pages that need no account. */
export function PublicFrame() {
  const { t } = useTexts()
  const isConnect = useMatchRoute()({ to: '/connect' }) !== false
  return (
    <>
      <SkipLink />
      <header className={styles['bar']}>
        <Logo />
        <div className={styles['actions']}>
          <Appearance />
          <LanguageMenu />
          {!isConnect && (
            <Button variant="default" renderRoot={(props) => <Link to="/connect" {...props} />}>
              {t('account.login')}
            </Button>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
    </>
  )
}

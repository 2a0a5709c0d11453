import { Button } from '@mantine/core'
import { Link, Outlet, useMatchRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { Appearance } from '../bar/Appearance.tsx'
import { Logo } from '../bar/Logo.tsx'
import { SkipLink } from '../bar/SkipLink.tsx'
import { useOfferedLocales } from '../bar/use-offered-locales.ts'
import styles from './PublicFrame.module.css'

/** Loaded only where there is a choice: its menu weighs as much as the page. */
const LanguageMenu = lazy(async () => ({ default: (await import('../bar/LanguageMenu.tsx')).LanguageMenu }))

/** Around the pages that need no account. */
export function PublicFrame() {
  const { t } = useTexts()
  const offered = useOfferedLocales()
  const isConnect = useMatchRoute()({ to: '/connect' }) !== false
  return (
    <>
      <SkipLink />
      <header className={styles['bar']}>
        <Logo />
        <div className={styles['actions']}>
          <Appearance />
          {offered.length > 1 && (
            <Suspense>
              <LanguageMenu />
            </Suspense>
          )}
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

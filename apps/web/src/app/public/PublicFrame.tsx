import type { ReactNode } from 'react'
import { ButtonLink } from '../../features/controls/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useVisitor } from '../../platform/visitor/index.ts'
import { Logo } from '../bar/Logo.tsx'
import { SkipLink } from '../bar/SkipLink.tsx'
import { PageSettings } from './PageSettings.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import styles from './PublicFrame.module.css'

/** Around the pages that need no account. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
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
        {children}
      </main>
      <PublicFooter />
    </>
  )
}

/** Links into the portal; login and registration for visitors without a session, except on their own pages. */
function WaysIn() {
  const { t } = useTexts()
  const { identity, mode, path } = useVisitor()
  const isClosed = useFlag('DeactivateSignUpButton')
  if (mode === 'godroid') return null
  if (mode === 'classic' && identity !== null) {
    return (
      <ButtonLink variant="default" to="/request-a-rider">
        {t('nav.request')}
      </ButtonLink>
    )
  }
  return (
    <>
      {path !== '/connect' && (
        <ButtonLink variant="default" to="/connect">
          {t('account.login')}
        </ButtonLink>
      )}
      {!isClosed && path !== '/register' && (
        <ButtonLink className={styles.register} to="/register">
          {t('account.register')}
        </ButtonLink>
      )}
    </>
  )
}

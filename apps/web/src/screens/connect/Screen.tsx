import { AccountPage } from '../../features/account-form/index.ts'
import { ContinueAsGuest } from '../../features/guest/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { PageLink } from '../../platform/visitor/index.ts'
import { DemoAccount } from './parts/DemoAccount.tsx'
import { SignInForm } from './parts/SignInForm.tsx'
import styles from './Screen.module.css'
import { useSignIn } from './use-sign-in.ts'

/** Signing in. */
export function Screen() {
  const { t } = useTexts()
  const { environment } = useConfig()
  const isClosed = useFlag('DeactivateSignUpButton')
  const signIn = useSignIn()
  const foot = isClosed ? undefined : (
    <>
      {t('login.no-account')} <PageLink to="/register">{t('account.register')}</PageLink>
    </>
  )
  return (
    <AccountPage title={t('login.title')} lead={t('login.lead')} foot={foot}>
      <SignInForm {...signIn} />
      <ContinueAsGuest isWide className={styles.guest} />
      {environment !== 'prd' && <DemoAccount onFill={signIn.fill} />}
    </AccountPage>
  )
}

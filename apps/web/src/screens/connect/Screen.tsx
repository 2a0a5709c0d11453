import { useConfig } from '../../platform/client/index.ts'
import { usePageTitle } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { DemoAccount } from './parts/DemoAccount.tsx'
import { SignInForm } from './parts/SignInForm.tsx'
import styles from './Screen.module.css'
import { useSignIn } from './use-sign-in.ts'

/** Signing in. */
export function Screen() {
  const { t } = useTexts()
  const { environment } = useConfig()
  const signIn = useSignIn()
  usePageTitle(t('login.title'))
  return (
    <div className={styles['connect']}>
      <h1 className={styles['title']}>{t('login.title')}</h1>
      <p className={styles['lead']}>{t('login.lead')}</p>
      <SignInForm {...signIn} />
      {environment !== 'prd' && <DemoAccount onFill={signIn.fill} />}
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../platform/texts/index.ts'

/** For who has an account already. */
export function ToLogin() {
  const { t } = useTexts()
  return (
    <>
      {t('register.has-account')} <Link to="/connect">{t('account.login')}</Link>
    </>
  )
}

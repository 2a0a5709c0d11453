import { Link, type Route, useRoute } from '../platform/router/index.ts'
import { useTexts } from '../platform/texts/index.ts'
import styles from './frame.module.css'

/** The main pages, at the bottom, where the thumb is. */
export function Navigation() {
  const { t } = useTexts()
  const route = useRoute()
  const entry = (to: Route, text: string) => (
    <Link to={to} isCurrent={route?.page === to.page} className={styles.entry}>
      {text}
    </Link>
  )
  return (
    <nav className={styles.navigation} aria-label={t('rider.menu')}>
      {entry({ page: 'work' }, t('rider.nav-work'))}
      {entry({ page: 'account' }, t('rider.nav-account'))}
    </nav>
  )
}

import { Link } from '@tanstack/react-router'
import { VisuallyHidden } from '@mantine/core'
import { useVendorChoice } from '../../features/branch-selector/index.ts'
import { useUndecidedOrders } from '../../features/orders/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './NavTabs.module.css'
import { paramsOf, useTabs } from './tabs.ts'

export interface NavTabsProps {
  /** In the drawer they stand under each other. */
  readonly vertical?: boolean
  readonly onChosen?: () => void
}

export function NavTabs({ vertical = false, onChosen }: NavTabsProps) {
  const { t } = useTexts()
  const { vendor } = useVendorChoice()
  const tabs = useTabs()
  const undecided = useUndecidedOrders().length
  return (
    <nav aria-label={t('nav.label')} className={styles.nav} data-vertical={vertical || undefined}>
      {tabs.map(({ to, text, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          params={paramsOf(vendor.vendor_id)}
          activeOptions={{ includeSearch: false, exact: false }}
          className={styles.tab}
          onClick={() => onChosen?.()}
        >
          {vertical && <Icon size={22} stroke={1.5} aria-hidden />}
          {t(text)}
          {text === 'nav.tracking' && undecided > 0 && <Count undecided={undecided} />}
        </Link>
      ))}
    </nav>
  )
}

function Count({ undecided }: { readonly undecided: number }) {
  const { t, format } = useTexts()
  const value = format.number(undecided)
  return (
    <>
      <span className={styles.count} aria-hidden data-undecided={undecided}>
        {value}
      </span>
      <VisuallyHidden>{t('app.pair', { name: t('decision.needed'), value })}</VisuallyHidden>
    </>
  )
}

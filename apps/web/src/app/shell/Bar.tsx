import { BranchSelector } from '../../features/branch-selector/index.ts'
import { Logo } from '../bar/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './Bar.module.css'
import { Bell } from './Bell.tsx'
import { HelpButton } from './HelpButton.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavTabs } from './NavTabs.tsx'

/** On a desk: logo, branch, tabs, help, notifications, account. On a phone: menu, branch, help, notifications. */
export function Bar() {
  return (
    <>
      <div className={styles.phone}>
        <MobileMenu />
      </div>
      <div className={styles.desk}>
        <Logo compact />
      </div>
      <BranchSelector />
      <div className={styles.tabs}>
        <NavTabs />
      </div>
      <HelpButton />
      <Bell />
      <div className={styles.desk}>
        <AccountMenu />
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { usePageTitle } from '../page/index.ts'
import styles from './AccountPage.module.css'

export interface AccountPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Below: where else one may want to go. */
  readonly foot?: ReactNode
}

/** A narrow page with one thing to do: sign in, register, choose a new password. */
export function AccountPage({ title, lead, children, foot }: AccountPageProps) {
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : <div className={styles.lead} />}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}

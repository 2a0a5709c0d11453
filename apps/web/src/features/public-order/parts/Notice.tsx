import type { ReactNode } from 'react'
import styles from '../PublicOrder.module.css'

export interface NoticeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}

/** An empty page with the reason why. */
export function Notice({ icon, title, text, action }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <span aria-hidden>{icon}</span>
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
    </div>
  )
}

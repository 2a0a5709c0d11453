import type { ReactNode } from 'react'
import styles from './controls.module.css'

export interface NoticeProps {
  readonly kind: 'info' | 'warning' | 'error' | 'good'
  readonly children: ReactNode
}

/** A message in the page; errors are announced at once. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}

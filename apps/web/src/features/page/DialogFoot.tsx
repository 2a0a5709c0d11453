import type { ReactNode } from 'react'
import styles from './DialogFoot.module.css'

/** The buttons of a dialog, and why they did not work: in view however long the dialog is. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

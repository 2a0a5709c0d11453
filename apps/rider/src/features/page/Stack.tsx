import type { ReactNode } from 'react'
import styles from './page.module.css'

/** Parts below each other, such as a message above the action that it is about. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

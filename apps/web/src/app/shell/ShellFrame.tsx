import type { ReactNode } from 'react'
import styles from './Shell.module.css'

/** The bar above, the content below; the same while it loads and when it is there. */
export function ShellFrame({ bar, children }: { readonly bar: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>{bar}</header>
      {children}
    </div>
  )
}

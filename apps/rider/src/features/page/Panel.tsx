import type { ReactNode } from 'react'
import styles from './page.module.css'

export interface PanelProps {
  readonly title?: string
  readonly children: ReactNode
}

/** A group of content on its own surface. */
export function Panel({ title, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      {title !== undefined && <h2 className={styles.subtitle}>{title}</h2>}
      {children}
    </section>
  )
}

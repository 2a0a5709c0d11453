import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

export interface PanelProps {
  readonly title?: string
  /** Beside the title. */
  readonly aside?: ReactNode
  /** Content that brings its own edges: a map, a table, a list of rows. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A bordered part of a screen. With a title it is a region that a screen reader can jump to. */
export function Panel({ title, aside, flush = false, children }: PanelProps) {
  const id = useId()
  return (
    <section
      className={styles.panel}
      data-flush={flush || undefined}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {aside}
        </header>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}

import type { ComponentType, ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** One of `~icons/tabler`. */
  readonly icon: ComponentType<{ size?: number; stroke?: number }>
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
  /** Where it is the only thing of the page, its title is the page's. */
  readonly heading?: 'h1' | 'h2' | 'p'
}

/** Nothing here, and what to do about it. */
export function EmptyState({ icon: Icon, title, text, action, heading: Heading = 'p' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden>
        <Icon size={26} stroke={1.5} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

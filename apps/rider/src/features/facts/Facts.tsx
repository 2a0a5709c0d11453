import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface FactsProps {
  readonly children: ReactNode
}

/** A list of names with their values. */
export function Facts({ children }: FactsProps) {
  return <dl className={styles.facts}>{children}</dl>
}

export interface FactProps {
  readonly name: string
  readonly children: ReactNode
  readonly tone?: 'good' | 'warning' | undefined
}

/** One line: a name and its value. */
export function Fact({ name, children, tone }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={tone === undefined ? styles.value : `${styles.value} ${styles[tone]}`}>{children}</dd>
    </div>
  )
}

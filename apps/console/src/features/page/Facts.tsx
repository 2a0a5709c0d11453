import type { ReactNode } from 'react'
import styles from './page.module.css'

export interface Fact {
  readonly label: string
  /** Absent values are left out. */
  readonly value: ReactNode
}

/** Labels with their values, in columns where there is room. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

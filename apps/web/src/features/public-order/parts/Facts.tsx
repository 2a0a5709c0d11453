import type { ReactNode } from 'react'
import styles from '../PublicOrder.module.css'

export interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** A list of names and values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

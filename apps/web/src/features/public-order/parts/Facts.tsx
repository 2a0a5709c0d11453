import type { ReactNode } from 'react'
import styles from '../PublicOrder.module.css'

export interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names and values under each other. */
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

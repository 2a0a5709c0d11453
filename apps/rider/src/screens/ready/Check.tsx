import type { ReactNode } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import type { CheckState } from './check-state.ts'
import { useReport } from './summary.ts'
import styles from './ready.module.css'

export interface CheckProps {
  readonly title: string
  readonly why: string
  readonly state: CheckState
  /** Useful, and not counted as missing. */
  readonly isOptional?: boolean
  /** The result, or the next step of the rider. */
  readonly children?: ReactNode
}

/** One thing that a phone needs for riding: its state, and the next step. */
export function Check({ title, why, state, isOptional = false, children }: CheckProps) {
  const { t } = useTexts()
  useReport(state, isOptional)
  return (
    <section className={styles.check}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.state} data-state={state} role="status">
          {t(`rider.ready.state-${state}`)}
        </span>
      </header>
      <p className={styles.why}>{why}</p>
      {children}
    </section>
  )
}

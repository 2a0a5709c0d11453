import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../numbers.module.css'

export interface TileProps {
  readonly title: string
  readonly value: ReactNode
  /** The same of the period before. */
  readonly before: string
  /** How it is counted. */
  readonly how: string
  /** Further figures about it. */
  readonly more?: ReactNode
}

/** A number with the one before and the sentence that explains it. */
export function Tile({ title, value, before, how, more }: TileProps) {
  const { t } = useTexts()
  return (
    <article className={styles.tile} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.value}>{value}</p>
      <p className={styles.small}>{t('console.numbers.before', { value: before })}</p>
      {more && <p className={styles.small}>{more}</p>}
      <p className={styles.how}>{how}</p>
    </article>
  )
}

import type { ReactNode } from 'react'
import styles from './SideBySide.module.css'

export interface Compared {
  readonly name: string
  readonly one: ReactNode
  readonly other: ReactNode
}

interface SideBySideProps {
  /** The heading above both columns. */
  readonly one: string
  readonly other: string
  readonly rows: readonly Compared[]
}

/** Compares two versions of an order so that the user can choose. */
export function SideBySide({ one, other, rows }: SideBySideProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{one}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>
              <bdi>{row.one}</bdi>
            </td>
            <td>
              <bdi>{row.other}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { ReactNode } from 'react'
import { Link, type Route } from '../../platform/router/index.ts'
import styles from './controls.module.css'

export interface PageLinkProps {
  readonly to: Route
  readonly kind?: 'primary' | 'plain'
  readonly children: ReactNode
}

/** A link to a page of the app, as large as a button. */
export function PageLink({ to, kind = 'plain', children }: PageLinkProps) {
  return (
    <Link to={to} className={`${styles.button} ${styles[kind]}`}>
      {children}
    </Link>
  )
}

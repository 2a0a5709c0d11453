import type { ReactNode } from 'react'
import styles from '../PublicOrder.module.css'
import type { OrderPageProps } from '../order-page.ts'

interface PageLinkProps extends OrderPageProps {
  readonly page: 'tracking' | 'tracking-c2c' | 'delivery-receipt'
  readonly children: ReactNode
}

/** A link from one public page to the other, with its token and language. */
export function PageLink({ page, orderId, children }: PageLinkProps) {
  return (
    <a
      className={styles.button}
      href={`/${page}/${encodeURIComponent(orderId)}${location.search}${location.hash}`}
    >
      {children}
    </a>
  )
}

import type { ReactNode } from 'react'
import styles from '../PublicOrder.module.css'
import type { OrderPageProps } from '../order-page.ts'

interface PageLinkProps extends OrderPageProps {
  readonly page: 'tracking' | 'tracking-c2c' | 'delivery-receipt'
  readonly children: ReactNode
}

/** From one page about a parcel to the other: what the address says of token and language goes along. */
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

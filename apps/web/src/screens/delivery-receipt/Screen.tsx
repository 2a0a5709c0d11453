import { type BrandId, brands } from '@beckon/domain/country'
import type { PublicOrder } from '@beckon/contract'
import { Button } from '@mantine/core'
import { IconPackage, IconPrinter } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { EmptyState, useCountryName } from '../../features/page/index.ts'
import { Facts, PublicOrderPage } from '../../features/public-order/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { BrandMark } from '../../platform/theme/index.ts'
import styles from './Screen.module.css'

/** That a parcel was delivered, and when; made to be printed. */
export function Screen() {
  const { orderID } = useParams({ from: '/bare/delivery-receipt/$orderID' })
  const { t } = useTexts()
  return (
    <PublicOrderPage orderId={orderID} title={t('receipt.title')}>
      {(order) => (order.status === 'DELIVERED' ? <Receipt order={order} /> : <NotYet orderId={orderID} />)}
    </PublicOrderPage>
  )
}

function Receipt({ order }: { readonly order: PublicOrder }) {
  const { t, format } = useTexts()
  const brand = brands[order.brand as BrandId]
  const country = useCountryName()
  return (
    <article className={styles['receipt']}>
      <header>
        <BrandMark brand={brand} size={40} />
        <h1>{t('receipt.title')}</h1>
      </header>
      <Facts
        facts={[
          [t('track.order'), <bdi key="id">{order.order_id}</bdi>],
          [t('receipt.status'), t('status.DELIVERED')],
          [t('receipt.ordered-at'), <bdi key="at">{format.dateTime(order.created_at)}</bdi>],
          [t('receipt.delivered-at'), <bdi key="on">{format.dateTime(order.updated_at)}</bdi>],
          [t('receipt.carrier'), <bdi key="by">{brand.name}</bdi>],
          [t('receipt.where'), country],
        ]}
      />
      <footer>
        <p>{t('receipt.note')}</p>
        <Button
          data-print="no"
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
      </footer>
    </article>
  )
}

function NotYet({ orderId }: { readonly orderId: string }) {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={IconPackage}
      heading="h1"
      title={t('receipt.not-yet-title')}
      text={t('receipt.not-yet-text')}
      action={
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/tracking/$orderID" params={{ orderID: orderId }} {...props} />}
        >
          {t('receipt.follow')}
        </Button>
      }
    />
  )
}

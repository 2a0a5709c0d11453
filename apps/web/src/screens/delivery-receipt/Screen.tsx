import { type BrandId, brands } from '@beckon/domain/country'
import type { PublicOrder } from '@beckon/contract'
import { IconPackage, IconPrinter } from '@tabler/icons-react'
import {
  Facts,
  Notice,
  type OrderPageProps,
  PageLink,
  PublicOrderPage,
} from '../../features/public-order/index.ts'
import { useLight } from '../../platform/light/index.ts'
import { BrandMark } from '../../platform/theme/BrandMark.tsx'
import styles from './Screen.module.css'

/** That a parcel was delivered, and when; made to be printed. */
export function Screen(asked: OrderPageProps) {
  const { t } = useLight()
  return (
    <PublicOrderPage {...asked} title={t('receipt.title')}>
      {(order) => (order.status === 'DELIVERED' ? <Receipt order={order} /> : <NotYet {...asked} />)}
    </PublicOrderPage>
  )
}

function Receipt({ order }: { readonly order: PublicOrder }) {
  const { t, format, config, locale } = useLight()
  const brand = brands[order.brand as BrandId]
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(config.country)
  return (
    <article className={styles['receipt']}>
      <header>
        <BrandMark brand={brand} size={40} />
        <h1>{t('receipt.title')}</h1>
      </header>
      <Facts
        facts={[
          [t('track.order'), <bdi key="id">{order.order_id}</bdi>],
          [t('receipt.status'), t('receipt.delivered')],
          [t('receipt.ordered-at'), <bdi key="at">{format.dateTime(order.created_at)}</bdi>],
          [t('receipt.delivered-at'), <bdi key="on">{format.dateTime(order.updated_at)}</bdi>],
          [t('receipt.carrier'), <bdi key="by">{brand.name}</bdi>],
          [t('receipt.where'), country ?? config.country_name],
        ]}
      />
      <footer>
        <p>{t('receipt.note')}</p>
        <button data-print="no" type="button" className={styles['print']} onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.5} aria-hidden />
          {t('receipt.print')}
        </button>
      </footer>
    </article>
  )
}

function NotYet(asked: OrderPageProps) {
  const { t } = useLight()
  return (
    <Notice
      icon={<IconPackage size={40} stroke={1.25} />}
      title={t('receipt.not-yet-title')}
      text={t('receipt.not-yet-text')}
      action={
        <PageLink page="tracking" {...asked}>
          {t('receipt.follow')}
        </PageLink>
      }
    />
  )
}

import { regionName } from '@beckon/texts'
import { type BrandId, brands } from '@beckon/domain/country'
import type { Receipt as Ended } from '@beckon/contract'
import IconPackage from '~icons/tabler/package'
import IconPrinter from '~icons/tabler/printer'
import {
  Facts,
  Notice,
  type OrderPageProps,
  PageLink,
  Proofs,
  PublicOrderPage,
  questionOf,
  Rating,
  readReceipt,
  useVehicle,
} from '../../features/public-order/index.ts'
import { usePublicPage } from '../../platform/light/index.ts'
import { BrandMark } from '../../platform/theme/BrandMark.tsx'
import styles from './Screen.module.css'

const hasEnded = (receipt: Ended): boolean => receipt.ended_at !== null

/** A printable receipt with the final state and time of an order. */
export function Screen(order: OrderPageProps) {
  const { t } = usePublicPage()
  const question = { ...questionOf('receipt', order), read: readReceipt, isOver: hasEnded }
  return (
    <PublicOrderPage {...order} title={t('receipt.title')} question={question}>
      {(receipt) =>
        receipt.ended_at === null ? (
          <NotYet {...order} isIndividual={receipt.individual} />
        ) : (
          <>
            <Receipt {...order} receipt={receipt} endedAt={receipt.ended_at} />
            {receipt.details && receipt.books === null && (
              <div data-print="no">
                <Rating {...order} given={receipt.details.rating} until={receipt.details.rated_until} />
              </div>
            )}
          </>
        )
      }
    </PublicOrderPage>
  )
}

type VoucherUsed = NonNullable<NonNullable<Ended['details']>['voucher']>

interface ReceiptProps extends OrderPageProps {
  readonly receipt: Ended
  readonly endedAt: number
}

function Receipt({
  receipt: { order_id, status, created_at, brand: id, details, link, books },
  endedAt,
  ...order
}: ReceiptProps) {
  const { t, format, config, locale } = usePublicPage()
  const vehicle = useVehicle()
  const brand = brands[id as BrandId]
  const isDelivered = status === 'DELIVERED'
  const outcome = isDelivered ? 'delivered' : status === 'RETURNED' ? 'returned' : 'cancelled'
  return (
    <article className={styles.receipt}>
      <header>
        <BrandMark brand={brand} size={40} />
        <h1>{t(isDelivered ? 'receipt.title' : 'receipt.title-ended')}</h1>
      </header>
      <Facts
        facts={[
          [t('track.order'), <bdi key="id">{order_id}</bdi>],
          [t('receipt.status'), t(`receipt.${outcome}`)],
          [t('receipt.ordered-at'), <bdi key="at">{format.dateTime(created_at)}</bdi>],
          [
            t(isDelivered ? 'receipt.delivered-at' : 'receipt.ended-at'),
            <bdi key="on">{format.dateTime(endedAt)}</bdi>,
          ],
          ...(details ? peopleIn(details) : []),
          ...(books ? moneyIn(books) : []),
          [t('receipt.carrier'), <bdi key="by">{brand.name}</bdi>],
          [t('receipt.where'), regionName(locale, config.country) ?? config.country_name],
        ]}
      />
      {details && <Proofs {...order} proofs={details.proofs} />}
      <footer>
        {link === 'gone' && <p>{t('track.link-gone')}</p>}
        <button data-print="no" type="button" className={styles.print} onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.5} aria-hidden />
          {t('receipt.save')}
        </button>
      </footer>
    </article>
  )

  function moneyIn({ currency, fee, tax, charges, vat_number, cash, advance }: NonNullable<Ended['books']>) {
    const money = (amount: number) => <bdi key={amount}>{format.amount(amount, currency)}</bdi>
    return [
      [t('order.fee'), money(fee)] as const,
      ...(tax
        ? [[t('request.fee-tax', { rate: format.percent(tax.percent / 100, 2) }), money(tax.amount)] as const]
        : []),
      ...charges.map(({ kind, amount }) => [t(`order.charge.${kind}`), money(amount)] as const),
      ...(cash
        ? [
            [
              cash.is_cash ? t('order.cash-collected') : t('order.door-collected'),
              money(cash.collected),
            ] as const,
          ]
        : []),
      ...(advance ? [[t('order.cash-advance-paid'), money(advance.paid)] as const] : []),
      ...(advance && advance.returned > 0
        ? [[t('order.cash-advance-returned'), money(advance.returned)] as const]
        : []),
      ...(cash && cash.settled > 0 && !advance
        ? [[t('order.cash-settled'), money(cash.settled)] as const]
        : []),
      ...(vat_number === null ? [] : [[t('request.vat'), <bdi key="vat">{vat_number}</bdi>] as const]),
    ]
  }

  function voucherOff({ code, discount, currency }: VoucherUsed) {
    return t('receipt.voucher-off', { code, amount: format.amount(discount, currency) })
  }

  function peopleIn({ shop, customer, address, rider, voucher }: NonNullable<Ended['details']>) {
    return [
      [t('track.shop'), <bdi key="shop">{shop}</bdi>] as const,
      [t('track.customer'), <bdi key="customer">{customer}</bdi>] as const,
      [t('track.address'), <bdi key="address">{address}</bdi>] as const,
      ...(rider ? [[t('track.rider'), vehicle(rider)] as const] : []),
      ...(voucher ? [[t('receipt.voucher'), voucherOff(voucher)] as const] : []),
    ]
  }
}

function NotYet({ isIndividual, ...order }: OrderPageProps & { readonly isIndividual: boolean }) {
  const { t } = usePublicPage()
  return (
    <Notice
      icon={<IconPackage size={40} stroke={1.25} />}
      title={t('receipt.pending-title')}
      text={t('receipt.pending-text')}
      action={
        <PageLink page={isIndividual ? 'tracking-c2c' : 'tracking'} {...order}>
          {t('receipt.follow')}
        </PageLink>
      }
    />
  )
}

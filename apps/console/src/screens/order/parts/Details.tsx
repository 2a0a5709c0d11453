import type { DeskOrder } from '@beckon/contract'
import { EntryLink, RiderLink } from '../../../features/links/index.ts'
import { Facts } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** The facts of an order: shop, customer, rider, goods and times. */
export function Details({ desk }: { readonly desk: DeskOrder }) {
  const { t, format } = useTexts()
  const { order, shop, rider, pin } = desk
  const { customer, currency } = order
  const money = (value: number) => format.amount(value, currency)
  return (
    <Facts
      facts={[
        {
          label: t('console.orders.shop'),
          value: shop.is_guest ? (
            <bdi>{shop.name}</bdi>
          ) : (
            <EntryLink page="shops" id={shop.vendor_id}>
              <bdi>{shop.name}</bdi>
            </EntryLink>
          ),
        },
        {
          label: t('console.orders.customer'),
          value: (
            <>
              <bdi>{customer.name}</bdi> · <bdi dir="ltr">{customer.phone_number}</bdi>
            </>
          ),
        },
        { label: t('console.orders.address'), value: <bdi>{customer.location.address}</bdi> },
        {
          label: t('console.orders.notes'),
          value: customer.location.notes === '' ? null : <bdi>{customer.location.notes}</bdi>,
        },
        {
          label: t('console.orders.rider'),
          value: rider && (
            <>
              <RiderLink rider={rider}>
                <bdi>{rider.name}</bdi>
              </RiderLink>
              {' · '}
              <bdi dir="ltr">{rider.phone_number}</bdi>
            </>
          ),
        },
        { label: t('console.orders.goods'), value: <bdi>{order.order.description}</bdi> },
        {
          label: t('console.orders.payment'),
          value: `${t(`console.shops.payment.${order.order.payment_method}`)} · ${money(order.order.amount)}`,
        },
        { label: t('console.orders.goods-fee'), value: money(order.delivery_fee) },
        { label: t('console.orders.created'), value: format.dateTime(order.created_at) },
        { label: t('console.orders.promised'), value: format.dateTime(order.promised.upper) },
        {
          label: t('console.orders.pin'),
          value: pin && t('console.orders.pin-of', { failures: pin.failures, most: pin.most }),
        },
      ]}
    />
  )
}

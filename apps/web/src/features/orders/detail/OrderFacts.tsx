import { Stack, Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import type { TextKey } from '@beckon/texts'
import type { ReactNode } from 'react'
import { parcelOf, useParcelText } from '../../parcel/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Phone } from './Phone.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import styles from '../orders.module.css'

/** The order's items, places, recipient and price. */
export function OrderFacts({ order }: { readonly order: OrderRecord }) {
  const { t, format } = useTexts()
  const { customer, outlet } = order
  const sayParcel = useParcelText()
  const method = order.order.payment_method
  return (
    <dl className={styles.facts}>
      <Fact name="order.customer">
        <Stack gap={2} align="flex-start">
          <span>
            <bdi>{customer.name}</bdi>
          </span>
          <Phone number={customer.phone_number} />
        </Stack>
      </Fact>
      <Fact name="order.address">
        <bdi>{customer.location.address}</bdi>
      </Fact>
      {customer.location.notes !== '' && (
        <Fact name="order.notes">
          <bdi>{customer.location.notes}</bdi>
        </Fact>
      )}
      <Fact name="order.outlet">
        <Stack gap={2} align="flex-start">
          <span>
            <bdi>{outlet.name}</bdi>
          </span>
          <Text size="sm" c="dimmed">
            <bdi>{outlet.address}</bdi>
          </Text>
          {outlet.phone_number !== '' && <Phone number={outlet.phone_number} />}
        </Stack>
      </Fact>
      {order.order.reference !== undefined && (
        <Fact name="order.reference">
          <bdi>{order.order.reference}</bdi>
        </Fact>
      )}
      {order.order.description !== '' && (
        <Fact name="order.description">
          <bdi>{order.order.description}</bdi>
        </Fact>
      )}
      {order.order.parcel && (
        <Fact name="order.parcel">
          <bdi>{sayParcel(parcelOf(order.order.parcel))}</bdi>
        </Fact>
      )}
      <Fact name="order.payment">{t(`payment.${method}`)}</Fact>
      <Fact name="order.amount">
        <bdi>{format.amount(order.order.amount, order.currency)}</bdi>
      </Fact>
      <FeeFacts order={order} />
      {order.charges.map(({ kind, amount }, position) => (
        <Fact key={position} name={`order.charge.${kind}`}>
          <bdi>{format.amount(amount, order.currency)}</bdi>
        </Fact>
      ))}
      <MoneyFacts order={order} />
      <Fact name="order.distance">
        <bdi>{format.distance(order.distance)}</bdi>
      </Fact>
    </dl>
  )
}

/** The price: fee, voucher discount and charged total. */
function FeeFacts({ order: { delivery_fee: fee, voucher, tax, currency } }: { readonly order: OrderRecord }) {
  const { t, format } = useTexts()
  return (
    <>
      {voucher && (
        <>
          <Fact name="order.fee-whole">
            <bdi>{format.amount(fee + voucher.discount, currency)}</bdi>
          </Fact>
          <Fact name="order.voucher">
            <bdi>
              {t('order.voucher-off', {
                code: voucher.code,
                amount: format.amount(voucher.discount, currency),
              })}
            </bdi>
          </Fact>
        </>
      )}
      <Fact name="order.fee">
        <bdi>{format.amount(fee, currency)}</bdi>
        {tax && (
          <Text size="xs" c="dimmed">
            {t('request.fee-tax', { rate: format.percent(tax.percent / 100, 2) })}:{' '}
            <bdi>{format.amount(tax.amount, currency)}</bdi>
          </Text>
        )}
      </Fact>
    </>
  )
}

function Fact({
  name,
  children,
}: {
  readonly name: TextKey & `order.${string}`
  readonly children: ReactNode
}) {
  const { say } = useTexts()
  return (
    <div className={styles.fact}>
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

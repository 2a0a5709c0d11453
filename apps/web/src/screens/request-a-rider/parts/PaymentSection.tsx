import { Radio, Stack } from '@mantine/core'
import type { PaymentMethod, WireVendor } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import { parseAmount } from '../check-draft.ts'
import { joinAddress } from '../request-draft.ts'
import type { RequestFlow } from '../use-request.ts'
import styles from './parts.module.css'
import { Section } from './Section.tsx'

/** Methods that need nothing but the rider at the door. */
const offered: readonly PaymentMethod[] = ['CASH_ON_DELIVERY', 'PAID']

interface PaymentSectionProps {
  readonly flow: RequestFlow
  readonly vendor: WireVendor
}

/** How the goods are paid, and everything once more before it is sent. */
export function PaymentSection({ flow: { state, send }, vendor }: PaymentSectionProps) {
  const { t, say, format } = useTexts()
  const { draft, problem } = state.context
  const methods = offered.filter((method) => vendor.flags.payment_methods[method] !== false)
  const error = problem?.fields?.['paymentMethod']
  const amount = format.amount(parseAmount(draft.amount) ?? 0)
  return (
    <>
      <Section title={t('request.payment-method')}>
        <Radio.Group
          value={draft.paymentMethod}
          error={error === undefined ? undefined : say(error)}
          aria-label={t('request.payment-method')}
          onChange={(paymentMethod) => send({ type: 'EDIT', change: { paymentMethod } })}
        >
          <Stack gap="sm">
            {methods.map((method) => (
              <Radio
                key={method}
                value={method}
                label={t(`payment.${method}`)}
                description={
                  method === 'CASH_ON_DELIVERY' ? t('payment.CASH_ON_DELIVERY-hint', { amount }) : undefined
                }
              />
            ))}
          </Stack>
        </Radio.Group>
      </Section>
      <Section title={t('request.review')}>
        <dl className={styles['lines']}>
          <Reviewed name={t('request.collection-point')} value={vendor.name} />
          <Reviewed name={t('request.drop-off')} value={joinAddress(draft)} />
          <Reviewed name={t('request.customer-name')} value={draft.name} />
          <Reviewed name={t('request.customer-phone')} value={draft.phone} />
          <Reviewed name={t('request.notes')} value={draft.notes} />
          <Reviewed name={t('request.description')} value={draft.description} />
          <Reviewed name={t('request.amount')} value={draft.amount === '' ? '' : amount} />
        </dl>
      </Section>
    </>
  )
}

function Reviewed({ name, value }: { readonly name: string; readonly value: string }) {
  if (value.trim() === '') return null
  return (
    <div className={styles['line']}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

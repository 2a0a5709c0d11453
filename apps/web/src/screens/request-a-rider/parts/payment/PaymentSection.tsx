import { Alert, Radio, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core'
import IconCreditCardOff from '~icons/tabler/credit-card-off'
import { showPhone } from '@beckon/domain/phone'
import type { WireVendor } from '@beckon/contract'
import type { OfferedMethod } from '@beckon/domain/payment'
import { useParcelText } from '../../../../features/parcel/index.ts'
import { useConfig } from '../../../../platform/client/index.ts'
import { useSession } from '../../../../platform/session/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import { parseAmount } from '../../draft/check-draft.ts'
import { joinAddress, type RequestDraft } from '../../draft/request-draft.ts'
import { isGuests } from '../../draft/origin-of.ts'
import { usePayAtPickup } from '../../hooks/use-pay-at-pickup.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import styles from '../parts.module.css'
import { Section } from '../Section.tsx'

interface PaymentSectionProps {
  readonly flow: RequestFlow
  readonly vendor: WireVendor
  readonly methods: readonly OfferedMethod[]
}

/** Payment method and a summary of the order before it is sent. */
export function PaymentSection({ flow, vendor, methods }: PaymentSectionProps) {
  const { state, send } = flow
  const { t, say, format } = useTexts()
  const { country, currency } = useConfig()
  const { draft, problem, editing } = state.context
  const error = problem?.fields?.['paymentMethod']
  const value = parseAmount(draft.amount, currency) ?? 0
  const amount = format.amount(value)
  const advance = usePayAtPickup(flow)
  const { preorderedFor } = draft
  const sayParcel = useParcelText()
  const when = preorderedFor === null ? t('request.instant') : format.dayTime(preorderedFor)
  return (
    <>
      <Section title={t('request.payment-method')}>
        {methods.length === 0 ? (
          <Alert color="red" role="alert" icon={<IconCreditCardOff size={20} stroke={1.5} />}>
            {t('error.no-payment-method-available')}
          </Alert>
        ) : (
          <Radio.Group
            value={draft.paymentMethod}
            error={error === undefined ? undefined : say(error)}
            // The heading above is the visible label; a group takes its name only from its own label.
            label={<VisuallyHidden>{t('request.payment-method')}</VisuallyHidden>}
            onChange={(paymentMethod) => send({ type: 'EDIT', change: { paymentMethod } })}
          >
            <Stack gap="sm">
              {methods.map((method) => (
                <Radio
                  key={method}
                  value={method}
                  label={t(`payment.${method}`)}
                  description={
                    (method === 'CASH_ON_DELIVERY' &&
                      (value > 0
                        ? t('payment.CASH_ON_DELIVERY-hint', { amount })
                        : t('payment.CASH_ON_DELIVERY-nothing'))) ||
                    (method === 'PAYMENT_ON_DELIVERY' &&
                      (value > 0
                        ? t('payment.PAYMENT_ON_DELIVERY-hint', { amount })
                        : t('payment.CASH_ON_DELIVERY-nothing'))) ||
                    (method === 'ONLINE_PAYMENT' && t('payment.ONLINE_PAYMENT-hint'))
                  }
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {isGuests(vendor) && (
          <Text size="sm" c="dimmed">
            {t('guest.online-only')}
          </Text>
        )}
        {!editing && <VatNumber flow={flow} />}
      </Section>
      <Section title={t('request.review')}>
        <dl className={styles.lines}>
          <Reviewed name={t('request.collection-point')} value={collectionPointOf(vendor, draft)} />
          <Reviewed name={t('request.collection-time')} value={when} />
          <Reviewed name={t('request.drop-off')} value={joinAddress(draft)} />
          <Reviewed name={t('request.customer-name')} value={draft.name} />
          <Reviewed name={t('request.customer-phone')} value={showPhone(draft.phone, country)} />
          <Reviewed name={t('request.notes')} value={draft.notes} />
          <Reviewed name={t('request.description')} value={draft.description} />
          <Reviewed name={t('request.parcel')} value={draft.parcel ? sayParcel(draft.parcel) : ''} />
          <Reviewed name={t('request.amount')} value={draft.amount === '' ? '' : amount} />
          <Reviewed name={t('order.cash-advance-due')} value={advance > 0 ? format.amount(advance) : ''} />
          <Reviewed name={t('request.age')} value={draft.checksAge ? t('request.age-yes') : ''} />
          <Reviewed name={t('handover.ask')} value={draft.asksPin ? t('handover.ask-yes') : ''} />
        </dl>
      </Section>
    </>
  )
}

/** A guest has no named collection point, so the sender's name and address are shown. */
const collectionPointOf = (vendor: WireVendor, { senderName, senderAddress }: RequestDraft): string =>
  isGuests(vendor) ? [senderName, senderAddress].filter((part) => part !== '').join(', ') : vendor.name

/** For business customers who need the number on their invoice. Guests are never business customers. */
function VatNumber({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say } = useTexts()
  const { mode } = useSession()
  const { draft, problem } = state.context
  const error = problem?.fields?.['vatNumber']
  if (mode === 'guest') return null
  return (
    <TextInput
      label={t('request.vat')}
      description={t('request.vat-hint')}
      value={draft.vatNumber}
      error={error === undefined ? undefined : say(error)}
      autoComplete="off"
      dir="ltr"
      maw={{ sm: 280 }}
      onChange={(event) => send({ type: 'EDIT', change: { vatNumber: event.currentTarget.value } })}
    />
  )
}

function Reviewed({ name, value }: { readonly name: string; readonly value: string }) {
  if (value.trim() === '') return null
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

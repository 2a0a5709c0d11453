import { Button, Text } from '@mantine/core'
import type { WireVendor } from '@beckon/contract'
import { isPaidAtDoor, type OfferedMethod } from '@beckon/domain/payment'
import { needsValueConfirmation } from '@beckon/domain/request'
import { useConfig } from '../../../platform/client/index.ts'
import { serverSeconds } from '../../../platform/clock/index.ts'
import { useCountryParameter } from '../../../platform/parameters/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useParcelLimits } from '../hooks/use-parcel-limits.ts'
import { parseAmount, problemOfDraft } from '../draft/check-draft.ts'
import { ONLINE_PAYMENT } from '../draft/request-draft.ts'
import { useExpress } from '../hooks/use-express.ts'
import { isGuests } from '../draft/origin-of.ts'
import { usePayAtPickup } from '../hooks/use-pay-at-pickup.ts'
import type { RequestFlow } from '../hooks/use-request.ts'

interface StepActionsProps {
  readonly flow: RequestFlow
  readonly vendor: WireVendor
  readonly isPaying: boolean
  readonly methods: readonly OfferedMethod[]
}

/** Buttons that lead to the payment and then submit the request. */
export function StepActions({ flow, vendor, isPaying, methods }: StepActionsProps) {
  const { state, send } = flow
  const { t } = useTexts()
  const { country, currency } = useConfig()
  // The warning is optional, so an unknown number counts as none.
  const limit = useCountryParameter('orderItemValueExceedLimit') ?? -1
  const limits = useParcelLimits()
  const { draft, editing } = state.context
  const problem = (step: 'details' | 'payment') =>
    problemOfDraft(draft, {
      vendorId: vendor.vendor_id,
      country,
      currency,
      step,
      methods,
      limits,
      now: serverSeconds(),
      isEditing: editing !== null,
      needsSender: editing === null && isGuests(vendor),
    })
  useExpress(flow, () => problem('details'))
  if (!isPaying) {
    const isChecked = draft.destination?.pinChecked === true
    return (
      <>
        {!isChecked && (
          <Text size="sm" mb="xs">
            {t('request.pin-check')}
          </Text>
        )}
        <Button
          size="md"
          fullWidth
          disabled={!isChecked}
          loading={state.matches('checkingHours') || state.matches('checkingDelivery')}
          onClick={() => send({ type: 'NEXT', problem: problem('details') })}
        >
          {t('action.continue')}
        </Button>
      </>
    )
  }
  const isBusy = ['preparingOrder', 'settling', 'submitting', 'recomputing', 'pushed', 'repricing'].some(
    (step) => state.matches(step as 'pushed'),
  )
  const chosen = methods.find((method) => method === draft.paymentMethod)
  const amount = parseAmount(draft.amount, currency)
  const isHigh = needsValueConfirmation({ amount, limit, confirmed: false })
  const submit = () => send({ type: 'SUBMIT', problem: problem('payment'), isHigh })
  return (
    <>
      {chosen && !editing && (
        <Chosen flow={flow} method={chosen} value={parseAmount(draft.amount, currency) ?? 0} />
      )}
      <Button size="md" fullWidth loading={isBusy} disabled={methods.length === 0} onClick={submit}>
        {t(
          editing
            ? 'request.edit.save'
            : draft.paymentMethod === ONLINE_PAYMENT
              ? 'pay.go'
              : 'request.submit',
        )}
      </Button>
    </>
  )
}

/** The amount is shown beside the button because on a phone the payment field is out of view. */
function Chosen({
  flow,
  method,
  value,
}: {
  readonly flow: RequestFlow
  readonly method: OfferedMethod
  readonly value: number
}) {
  const { t, format } = useTexts()
  const advance = usePayAtPickup(flow)
  const isCollected = isPaidAtDoor(method) && value > 0
  return (
    <Text size="sm" mb="xs">
      <b>{t(`payment.${method}`)}</b>
      {isCollected && (
        <>
          {' '}
          ·{' '}
          {t(
            method === 'CASH_ON_DELIVERY'
              ? 'payment.CASH_ON_DELIVERY-hint'
              : 'payment.PAYMENT_ON_DELIVERY-hint',
            { amount: format.amount(value) },
          )}
        </>
      )}
      {advance > 0 && (
        <Text span inherit display="block">
          {t('payment.pay-at-pickup', { amount: format.amount(advance) })}
        </Text>
      )}
    </Text>
  )
}

import { Button, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import IconArrowLeft from '~icons/tabler/arrow-left'
import type { OrderRecord, WireVendor } from '@beckon/contract'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { Page } from '../../features/page/index.ts'
import { whenIdle } from '../../platform/loading/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { StoredRequest } from './draft/draft-store.ts'
import type { RequestDraft } from './draft/request-draft.ts'
import { NotEditable } from './NotEditable.tsx'
import {
  Conflict,
  DestinationMap,
  FeeChanged,
  FeeSummary,
  HighValue,
  Notices,
  PaymentPanel,
  PaymentSection,
  preloadParts,
  SenderSection,
  StepActions,
  StepBar,
  VoucherField,
} from './parts/lazy-parts.ts'
import { DestinationSection } from './parts/destination/DestinationSection.tsx'
import { OriginSection } from './parts/OriginSection.tsx'
import { ProblemSummary } from './parts/ProblemSummary.tsx'
import { Section } from './parts/Section.tsx'
import styles from './Screen.module.css'
import { usePlaceAnswer } from './hooks/use-place-answer.ts'
import { useCancelledElsewhere } from './hooks/use-cancelled-elsewhere.ts'
import { useBankWait } from './hooks/use-bank-wait.ts'
import { useOpenTracking } from './hooks/use-open-tracking.ts'
import { useInView } from './hooks/use-in-view.ts'
import { isGuests } from './draft/origin-of.ts'
import { useOfferedPayments } from './hooks/use-offered-payments.ts'
import { useRememberCustomer } from './hooks/use-remember-customer.ts'
import { type RequestFlow, useRequest } from './hooks/use-request.ts'

interface RequestProps {
  readonly vendor: WireVendor
  /** The order being edited; undefined for a new request. */
  readonly editing?: OrderRecord
  /** The initial draft; the stored draft by default. */
  readonly begun?: StoredRequest
  /** Replaces this request with an empty one. */
  readonly onRestart?: (draft: RequestDraft) => void
  /** A notice shown above the form. */
  readonly notice?: ReactNode
}

/** The steps of the last page, which reviews and sends the request. */
const paying = [
  'payment',
  'repricing',
  'confirmingValue',
  'preparingOrder',
  'settling',
  'submitting',
  'recomputing',
  'feeChanged',
  'conflict',
  'pushed',
] as const

/** One request: origin, time, destination, recipient and payment. */
export function Request({ vendor, editing, begun, onRestart, notice }: RequestProps) {
  const { t } = useTexts()
  const flow = useRequest(vendor, editing ?? null, begun)
  useOpenTracking(flow, vendor)
  useRememberCustomer(flow, vendor)
  useBankWait(flow, vendor)
  usePlaceAnswer(flow)
  useEffect(() => whenIdle(preloadParts), [])
  const { state } = flow
  const isWide = useMediaQuery('(min-width: 62em)', undefined, {
    getInitialValueInEffect: false,
  })
  const title = t(editing ? 'request.edit.title' : 'request.title')
  const methods = useOfferedPayments(vendor, editing)
  const isPaying = paying.some((step) => state.matches(step))
  const area = useInView(state.children.pay ? 'card' : isPaying ? 'payment' : 'form', state.context.problem)
  const cancelled = useCancelledElsewhere(editing)
  if (editing && (state.matches('tooLate') || cancelled)) {
    const status = cancelled ? 'CANCELLED' : state.context.theirs?.status
    return (
      <Page title={title} width="narrow">
        <NotEditable vendorId={vendor.vendor_id} orderId={editing.order_id} status={status} />
      </Page>
    )
  }
  // Fields stay mounted while the fee is requested again, so that typing is not interrupted.
  const isAsking =
    (state.matches('checkingHours') || state.matches('checkingDelivery')) && state.context.quote !== null
  const isKnown =
    state.matches('paying') || state.matches('details') || state.matches('express') || isAsking || isPaying
  const onward = !state.matches('paying') && (
    <StepActions flow={flow} vendor={vendor} isPaying={isPaying} methods={methods} />
  )
  const { origin, draft } = state.context
  const { destination } = draft
  const map = isWide && !isPaying && !state.matches('closed') && !state.matches('paying') && destination && (
    <DestinationMap flow={flow} destination={destination} />
  )
  // A request that is being sent cannot be replaced by an empty form.
  const isAway =
    state.matches('paying') ||
    state.matches('settling') ||
    state.matches('submitting') ||
    state.matches('pushed')
  return (
    <Page
      title={title}
      aside={
        editing ? (
          <LeaveAsItIs editing={editing} />
        ) : isAway || state.context.isPaymentUnclear || !onRestart ? undefined : (
          <Restart onRestart={() => onRestart(state.context.draft)} />
        )
      }
    >
      <div className={styles.page}>
        <Stack ref={area} gap="md" className={styles.form}>
          {notice}
          {!editing && <Notices {...origin} preorderedFor={draft.preorderedFor} />}
          <ProblemSummary flow={flow} />
          {state.children.pay ? (
            <PaymentPanel payment={state.children.pay} />
          ) : isPaying ? (
            <>
              <Back flow={flow} />
              <PaymentSection flow={flow} vendor={vendor} methods={methods} />
            </>
          ) : (
            <>
              {isGuests(vendor) && !editing ? (
                <SenderSection flow={flow} />
              ) : (
                <OriginSection flow={flow} vendor={vendor} />
              )}
              {!state.matches('closed') && !state.matches('origin') && (
                <DestinationSection flow={flow} isWide={isWide} isKnown={isKnown} />
              )}
            </>
          )}
        </Stack>
        {(isKnown || map) && (
          <aside className={styles.summary}>
            {map}
            {isKnown && (
              <Section title={t('request.payment-summary')}>
                <FeeSummary flow={flow} />
                {!state.matches('paying') && <VoucherField flow={flow} vendor={vendor} />}
                {isWide && onward}
              </Section>
            )}
          </aside>
        )}
        {isKnown && !isWide && onward && <StepBar flow={flow}>{onward}</StepBar>}
        {(destination ?? editing) && (
          <>
            <HighValue flow={flow} />
            <FeeChanged flow={flow} />
            <Conflict flow={flow} />
          </>
        )}
      </div>
    </Page>
  )
}

/** Returns to the order without changing it. */
function LeaveAsItIs({ editing }: { readonly editing: OrderRecord }) {
  const { t } = useTexts()
  return (
    <Button
      variant="subtle"
      size="xs"
      renderRoot={(props) => (
        <Link
          to="/order-tracking/{-$vendorID}"
          params={{ vendorID: editing.vendor_id }}
          search={{ order_id: editing.order_id }}
          {...props}
        />
      )}
    >
      {t('action.cancel')}
    </Button>
  )
}

function Restart({ onRestart }: { readonly onRestart: () => void }) {
  const { t } = useTexts()
  return (
    <Button variant="subtle" size="xs" onClick={onRestart}>
      {t('request.restart')}
    </Button>
  )
}

function Back({ flow: { send } }: { readonly flow: RequestFlow }) {
  const { t } = useTexts()
  return (
    <Button
      variant="subtle"
      leftSection={<IconArrowLeft size={16} className="bk-mirror" />}
      onClick={() => send({ type: 'BACK' })}
      style={{ alignSelf: 'start' }}
    >
      {t('action.back')}
    </Button>
  )
}

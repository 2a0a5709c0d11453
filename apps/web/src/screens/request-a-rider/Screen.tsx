import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconClockOff } from '@tabler/icons-react'
import type { WireVendor } from '@beckon/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { Page } from '../../features/page/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { rememberGuestOrder } from '../../platform/mode/index.ts'
import { useNotify } from '../../platform/notifications/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { problemOfDraft } from './check-draft.ts'
import { DestinationSection } from './parts/DestinationSection.tsx'
import { DetailsSection } from './parts/DetailsSection.tsx'
import { FeeChanged } from './parts/FeeChanged.tsx'
import { FirstPlace } from './parts/FirstPlace.tsx'
import { FeeSummary } from './parts/FeeSummary.tsx'
import { GuestRequest } from './parts/GuestRequest.tsx'
import { Opening } from './parts/Opening.tsx'
import { OriginSection } from './parts/OriginSection.tsx'
import { PaymentSection } from './parts/PaymentSection.tsx'
import { Section } from './parts/Section.tsx'
import styles from './Screen.module.css'
import { type RequestFlow, useRequest } from './use-request.ts'

/** Asks for a rider. Another collection point begins another request. */
export function Screen() {
  const vendor = useSelectedVendor()
  const { t } = useTexts()
  if (vendor.opens_at !== null) {
    return (
      <Page title={t('request.title')} width="narrow">
        <Opening vendor={vendor} opensAt={vendor.opens_at} />
      </Page>
    )
  }
  return isPlaced(vendor) ? (
    <Request key={vendor.vendor_id} vendor={vendor} />
  ) : (
    <Unplaced key={vendor.vendor_id} vendor={vendor} />
  )
}

const isPlaced = ({ vendor_information: { location } }: WireVendor) =>
  location.latitude !== null && location.longitude !== null

/** Nothing can be collected before there is a place to collect it from. */
function Unplaced({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const { mode } = useSession()
  return (
    <Page title={t('request.title')} width="narrow">
      {mode === 'guest' ? <GuestRequest /> : <FirstPlace vendor={vendor} />}
    </Page>
  )
}

function Request({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const flow = useRequest(vendor)
  useDeparture(flow, vendor)
  const { state, send } = flow
  const { quote } = state.context
  const isPaying = ['payment', 'submitting', 'recomputing', 'feeChanged', 'pushed'].some((step) =>
    state.matches(step as 'payment'),
  )
  const isKnown = state.matches('details') || isPaying
  return (
    <Page
      title={t('request.title')}
      aside={
        <Button
          variant="subtle"
          size="xs"
          onClick={() => send({ type: 'RESTART', idempotencyKey: crypto.randomUUID() })}
        >
          {t('request.restart')}
        </Button>
      }
    >
      <div className={styles['page']}>
        <Stack gap="md" className={styles['form'] ?? ''}>
          <ProblemSummary flow={flow} />
          {isPaying ? (
            <>
              <Button
                variant="subtle"
                leftSection={<IconArrowLeft size={16} className="flips" />}
                onClick={() => send({ type: 'BACK' })}
                style={{ alignSelf: 'start' }}
              >
                {t('action.back')}
              </Button>
              <PaymentSection flow={flow} vendor={vendor} />
            </>
          ) : (
            <>
              <OriginSection vendor={vendor} />
              {!state.matches('closed') && <DestinationSection flow={flow} />}
              {isKnown && <DetailsSection flow={flow} />}
            </>
          )}
        </Stack>
        {isKnown && quote && (
          <aside className={styles['summary']}>
            <Section title={t('request.payment-summary')}>
              <FeeSummary quote={quote} />
              <Onward flow={flow} vendor={vendor} isPaying={isPaying} />
            </Section>
          </aside>
        )}
        <FeeChanged flow={flow} />
      </div>
    </Page>
  )
}

function Onward({
  flow: { state, send },
  vendor,
  isPaying,
}: {
  readonly flow: RequestFlow
  readonly vendor: WireVendor
  readonly isPaying: boolean
}) {
  const { t } = useTexts()
  const { country } = useConfig()
  const { draft } = state.context
  const about = { vendorId: vendor.vendor_id, country }
  const isBusy = state.matches('submitting') || state.matches('recomputing') || state.matches('pushed')
  if (!isPaying) {
    return (
      <Button
        size="md"
        fullWidth
        disabled={draft.destination?.pinChecked !== true}
        onClick={() => send({ type: 'NEXT', problem: problemOfDraft(draft, { ...about, step: 'details' }) })}
      >
        {t('action.continue')}
      </Button>
    )
  }
  return (
    <Button
      size="md"
      fullWidth
      loading={isBusy}
      onClick={() => send({ type: 'SUBMIT', problem: problemOfDraft(draft, { ...about, step: 'payment' }) })}
    >
      {t('request.submit')}
    </Button>
  )
}

/** The first thing that stands in the way, in words, where it is read first. */
function ProblemSummary({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say, format } = useTexts()
  const { problem } = state.context
  if (!problem || state.matches('destination')) return null
  if (!state.matches('closed')) {
    return (
      <Alert color="red" role="alert" title={say(problem.key, problem.values)}>
        {Object.keys(problem.fields ?? {}).length > 1 && t('request.error.summary')}
      </Alert>
    )
  }
  const clock = (name: string) => format.clock(String(problem.values?.[name] ?? '0000'))
  return (
    <Alert color="yellow" role="alert" icon={<IconClockOff size={18} />} title={t('request.closed-title')}>
      <Text size="sm" mb="sm">
        {t('request.error.service-closed', { from: clock('from'), to: clock('to'), now: clock('now') })}
      </Text>
      <Button size="xs" variant="default" onClick={() => send({ type: 'RETRY' })}>
        {t('action.retry')}
      </Button>
    </Alert>
  )
}

/** Once the order is taken, on to following it. */
function useDeparture({ state }: RequestFlow, vendor: WireVendor): void {
  const navigate = useNavigate()
  const notify = useNotify()
  const { t } = useTexts()
  const { mode } = useSession()
  const { orderId } = state.context
  useEffect(() => {
    if (orderId === null) return
    if (mode === 'guest') rememberGuestOrder(orderId)
    notify(t('request.pushed'), { kind: 'success' })
    void navigate({
      to: '/order-tracking/{-$vendorID}',
      params: { vendorID: vendor.vendor_id },
      search: { order_id: orderId },
    })
  }, [orderId, mode, navigate, notify, t, vendor.vendor_id])
}

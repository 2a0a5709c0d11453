import { type AnswerOf, calls, type PaymentStep } from '@beckon/contract'
import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { type Column, DataTable } from '../../../features/list/index.ts'
import { EntryLink } from '../../../features/links/index.ts'
import { Facts, LoadState, Page, usePageId } from '../../../features/page/index.ts'
import { type CallProblem, problemOf } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { HandDialog } from '../parts/HandDialog.tsx'
import { StandingBadge } from '../parts/ToneBadge.tsx'
import { useMoney, useRefreshMoney } from '../parts/use-money.ts'

type Shown = AnswerOf<typeof calls.readPayment>['result']

/** The payment of an order: its amounts and everything that happened to it. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const query = useMoney(calls.readPayment, { params: { id } }, { select: ({ result }) => result })
  const { data } = query
  return (
    <Page
      title={id}
      parent={{ path: '/money', title: t('console.nav.money') }}
      badge={data && <StandingBadge standing={data.payment.standing} />}
      aside={data && <Actions shown={data} />}
    >
      {data ? <Trail shown={data} /> : <LoadState query={query} />}
    </Page>
  )
}

function Actions({ shown: { payment } }: { readonly shown: Shown }) {
  const { t } = useTexts()
  const mayRefund = useMay('money.refund')
  const maySettle = useMay('money.settle')
  const [isRefunding, setRefunding] = useState(false)
  return (
    <>
      {maySettle && <LookUp orderId={payment.order_id} currency={payment.currency} />}
      {mayRefund && payment.taken > 0 && (
        <Button variant="default" onClick={() => setRefunding(true)}>
          {t('console.money.refund')}
        </Button>
      )}
      {isRefunding && (
        <HandDialog kind="REFUND" orderId={payment.order_id} close={() => setRefunding(false)} />
      )}
    </>
  )
}

/** Asks the gateway for the state of the payment, and shows its answer. */
function LookUp({ orderId, currency }: { readonly orderId: string; readonly currency: string }) {
  const { t, say, format } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshMoney()
  const [isRunning, setRunning] = useState(false)
  const [answer, setAnswer] = useState<string>()
  const [problem, setProblem] = useState<CallProblem>()
  const run = async () => {
    setRunning(true)
    const result = await client.call(calls.lookUpPayment, { params: { id: orderId } })
    setRunning(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (!result.ok) return
    const { state, taken } = result.answer.result
    const name = say(`console.money.intent.${state}`)
    setAnswer(t('console.money.looked-up', { state: name, amount: format.amount(taken, currency) }))
    refresh()
  }
  return (
    <>
      {answer && <Alert role="status">{answer}</Alert>}
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
      <Button variant="default" loading={isRunning} onClick={() => void run()}>
        {t('console.money.look-up')}
      </Button>
    </>
  )
}

function Trail({ shown }: { readonly shown: Shown }) {
  const texts = useTexts()
  const { t, say, format } = texts
  const { payment } = shown
  const params = { id: payment.order_id }
  const steps = useMoney(calls.readPayment, { params }, { select: ({ result }) => result.steps })
  const money = (value: number) => format.amount(value, payment.currency)
  return (
    <>
      <Facts
        facts={[
          { label: t('console.money.shop'), value: <bdi>{payment.vendor_name}</bdi> },
          {
            label: t('console.money.order'),
            value: (
              <EntryLink page="orders" id={payment.order_id}>
                <bdi dir="ltr">{payment.order_id}</bdi>
              </EntryLink>
            ),
          },
          { label: t('console.money.amount'), value: money(payment.amount) },
          { label: t('console.money.taken'), value: money(payment.taken) },
          { label: t('console.money.refunded'), value: money(payment.refunded) },
          {
            label: t('console.money.refund-open'),
            value: payment.refund_open > 0 ? money(payment.refund_open) : null,
          },
          { label: t('console.money.order-status'), value: say(`status.${shown.order_status}`) },
          {
            label: t('console.money.decline'),
            value: payment.decline && say(`console.money.decline.${payment.decline}`),
          },
          { label: t('console.money.attempts'), value: format.number(payment.attempts) },
          { label: t('console.money.provider'), value: <bdi dir="ltr">{shown.provider}</bdi> },
          { label: t('console.money.gateway-id'), value: <bdi dir="ltr">{shown.gateway_id}</bdi> },
          { label: t('console.money.created'), value: format.dateTime(payment.created_at) },
          { label: t('console.money.updated'), value: format.dateTime(payment.updated_at) },
        ]}
      />
      <Text fw={600}>{t('console.money.steps')}</Text>
      <DataTable
        name="payment-steps"
        label={t('console.money.steps')}
        query={steps}
        columns={columnsOf(texts, payment.currency)}
        keyOf={({ source, reference, code, at }) => `${source} ${reference} ${code} ${at}`}
        empty={null}
      />
    </>
  )
}

function columnsOf({ t, format }: Texts, currency: string): Column<PaymentStep>[] {
  return [
    { id: 'when', title: t('console.money.step.when'), render: ({ at }) => format.dateTime(at) },
    {
      id: 'source',
      title: t('console.money.step.source'),
      render: ({ source }) => t(`console.money.source.${source}`),
    },
    { id: 'code', title: t('console.money.step.code'), render: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    {
      id: 'amount',
      title: t('console.money.amount'),
      render: ({ amount }) => (amount === null ? '' : format.amount(amount, currency)),
      isFigure: true,
    },
    { id: 'detail', title: t('console.money.step.detail'), render: ({ detail }) => <bdi>{detail}</bdi> },
    {
      id: 'reference',
      title: t('console.money.step.reference'),
      render: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
      isExtra: true,
    },
  ]
}

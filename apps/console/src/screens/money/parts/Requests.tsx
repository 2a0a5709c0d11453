import { calls, type MoneyRequest } from '@beckon/contract'
import type { HandKind, HandState } from '@beckon/domain/payment'
import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Column, DataTable } from '../../../features/list/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { amountColumn, orderColumn, personColumn, shopColumn } from './columns.tsx'
import { LongText } from './LongText.tsx'
import { ToneBadge } from './ToneBadge.tsx'
import { useMoney, useRefreshMoney } from './use-money.ts'

export interface RequestsProps {
  readonly kind: HandKind
  readonly state?: HandState
  readonly label: string
  /** Shown where there are none; the whole list is left out where absent. */
  readonly empty?: ReactNode
}

/** Requests of operators, which a second operator approves or refuses. */
export function Requests({ kind, state, label, empty }: RequestsProps) {
  const texts = useTexts()
  const [asked, setAsked] = useState<Decision>()
  const query = useMoney(
    calls.listMoneyRequests,
    { query: { kind, count: 200, ...(state ? { state } : {}) } },
    { select: ({ result }) => result },
  )
  if (!empty && !query.data?.length) return null
  return (
    <section aria-label={label}>
      {!empty && (
        <Text fw={600} mb="xs">
          {label}
        </Text>
      )}
      <DataTable
        name={`money-requests-${kind}`}
        label={label}
        query={query}
        columns={columnsOf(texts, setAsked).filter(({ id }) => id !== 'state' || state === undefined)}
        keyOf={({ id }) => id}
        empty={empty}
      />
      {asked && <DecisionDialog {...asked} close={() => setAsked(undefined)} />}
    </section>
  )
}

interface Decision {
  readonly request: MoneyRequest
  readonly approve: boolean
}

const tones = { PENDING: 'open', DONE: 'good', REFUSED: 'over', EXPIRED: 'over' } as const

function columnsOf(texts: Texts, ask: (decision: Decision) => void): Column<MoneyRequest>[] {
  const { t, format } = texts
  return [
    orderColumn(texts),
    shopColumn(texts),
    amountColumn(texts),
    {
      id: 'state',
      title: t('console.money.state'),
      render: ({ state }) => <ToneBadge tone={tones[state]}>{t(`console.money.request.${state}`)}</ToneBadge>,
    },
    personColumn('asked-by', t('console.money.asked-by'), (row) => row.asked_by_name ?? row.asked_by),
    {
      id: 'asked',
      title: t('console.money.asked-at'),
      render: (row) => format.dateTime(row.asked_at),
      isExtra: true,
    },
    { id: 'reason', title: t('console.reason'), render: (row) => <LongText text={row.reason} /> },
    {
      id: 'expires',
      title: t('console.money.expires'),
      render: (row) => (row.state === 'PENDING' ? format.date(row.expires_at) : ''),
    },
    {
      id: 'decided-by',
      title: t('console.money.decided-by'),
      render: (row) => <bdi>{row.decided_by_name}</bdi>,
      isExtra: true,
    },
    {
      id: 'decision-reason',
      title: t('console.money.decision-reason'),
      render: (row) => <LongText text={row.decision_reason} />,
      isExtra: true,
    },
    { id: 'actions', title: '', render: (request) => <Decide request={request} ask={ask} /> },
  ]
}

function Decide({ request, ask }: { readonly request: MoneyRequest; readonly ask: (one: Decision) => void }) {
  const { t } = useTexts()
  const { approve, refuse } = request.can
  return (
    <Group gap="xs" wrap="nowrap">
      {approve && (
        <Button size="compact-sm" flex="none" onClick={() => ask({ request, approve: true })}>
          {t('console.money.approve')}
        </Button>
      )}
      {refuse && (
        <Button
          size="compact-sm"
          flex="none"
          variant="default"
          onClick={() => ask({ request, approve: false })}
        >
          {t('console.money.refuse')}
        </Button>
      )}
    </Group>
  )
}

const titles = {
  REFUND: ['console.money.decide.refund-no', 'console.money.decide.refund-yes'],
  WRITE_OFF: ['console.money.decide.write-off-no', 'console.money.decide.write-off-yes'],
} as const

function DecisionDialog({ request, approve, close }: Decision & { readonly close: () => void }) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshMoney()
  const [no, yes] = titles[request.kind]
  const amount = format.amount(request.amount, request.currency)
  return (
    <ReasonDialog
      title={t(approve ? yes : no, { amount })}
      action={t(approve ? 'console.money.approve' : 'console.money.refuse')}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.decideMoneyRequest, {
          params: { id: request.id },
          body: { approve, reason },
        })
        refresh()
        return result
      }}
    >
      <Text>
        {t('console.money.decide.asked', {
          name: request.asked_by_name ?? request.asked_by,
          reason: request.reason,
        })}
      </Text>
    </ReasonDialog>
  )
}

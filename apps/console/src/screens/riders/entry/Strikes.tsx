import { calls, type OperatedStrikes, type ShownRider } from '@beckon/contract'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { EntryLink } from '../../../features/links/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { StateBadge } from '../../../features/badge/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Part } from './Part.tsx'
import { StrikeDialog } from './StrikeDialog.tsx'
import { useRiderPart } from './use-part.ts'
import { useRefreshRider } from './use-rider.ts'

type Strike = OperatedStrikes['strikes'][number]

/** The strikes of a rider with the rider's answers. */
export function Strikes({ rider }: { readonly rider: ShownRider }) {
  const query = useRiderPart(rider.id, calls.listStrikes, { params: { id: rider.id } })
  return <Part query={query}>{({ result }) => <List rider={rider} strikes={result.strikes} />}</Part>
}

interface ListProps {
  readonly rider: ShownRider
  readonly strikes: readonly Strike[]
}

function List({ rider, strikes }: ListProps) {
  const { t } = useTexts()
  const mayManage = useMay('riders.manage')
  const [isGiving, setGiving] = useState(false)
  const works = rider.status === 'active' || rider.status === 'suspended'
  const give = mayManage && works && (
    <Button variant="default" onClick={() => setGiving(true)}>
      {t('console.rider.strike.give')}
    </Button>
  )
  return (
    <Stack maw={760}>
      {strikes.length === 0 ? (
        <EmptyState
          title={t('console.rider.strike.none')}
          text={t('console.rider.strike.none-hint')}
          action={give}
        />
      ) : (
        <Group>{give}</Group>
      )}
      {strikes.map((strike) => (
        <StrikeCard key={strike.id} rider={rider} strike={strike} mayManage={mayManage} />
      ))}
      {isGiving && <StrikeDialog rider={rider} close={() => setGiving(false)} />}
    </Stack>
  )
}

const colors = { in_force: 'orange', expired: 'gray', withdrawn: 'gray' } as const

interface StrikeCardProps {
  readonly rider: ShownRider
  readonly strike: Strike
  readonly mayManage: boolean
}

function StrikeCard({ rider, strike, mayManage }: StrikeCardProps) {
  const { t, format } = useTexts()
  const [isWithdrawing, setWithdrawing] = useState(false)
  return (
    <Card withBorder component="article">
      <Group justify="space-between">
        <Text fw={600}>{t(`console.rider.strike.kind.${strike.kind}`)}</Text>
        <StateBadge color={colors[strike.state]}>
          {t(`console.rider.strike.state.${strike.state}`)}
        </StateBadge>
      </Group>
      <Text>
        <bdi>{strike.reason}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        {t('console.rider.strike.dates', {
          given: format.date(strike.given_at),
          expires: format.date(strike.expires_at),
        })}
        {strike.order_id !== null && (
          <>
            {' · '}
            <EntryLink page="orders" id={strike.order_id}>
              <bdi dir="ltr">{strike.order_id}</bdi>
            </EntryLink>
          </>
        )}
      </Text>
      <Note label={t('console.rider.strike.answer')} text={strike.answer} />
      <Note label={t('console.rider.strike.withdrawn-because')} text={strike.withdrawn_reason} />
      {mayManage && strike.state === 'in_force' && (
        <Group mt="xs">
          <Button size="xs" variant="default" onClick={() => setWithdrawing(true)}>
            {t('console.rider.strike.withdraw')}
          </Button>
        </Group>
      )}
      {isWithdrawing && (
        <WithdrawDialog riderId={rider.id} strike={strike} close={() => setWithdrawing(false)} />
      )}
    </Card>
  )
}

function Note({ label, text }: { readonly label: string; readonly text: string | null }) {
  if (text === null) return null
  return (
    <Text size="sm" mt={6}>
      <strong>{label}</strong> <bdi>{text}</bdi>
    </Text>
  )
}

interface WithdrawDialogProps {
  readonly riderId: string
  readonly strike: Strike
  readonly close: () => void
}

function WithdrawDialog({ riderId, strike, close }: WithdrawDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshRider(riderId)
  return (
    <ReasonDialog
      title={t('console.rider.strike.withdraw')}
      action={t('console.rider.strike.withdraw')}
      close={close}
      run={async (reason) => {
        const params = { id: riderId, strike: strike.id }
        const result = await client.call(calls.withdrawStrike, { params, body: { reason } })
        if (result.ok) refresh()
        return result
      }}
    >
      <Text size="sm">{t('console.rider.strike.withdraw-hint')}</Text>
    </ReasonDialog>
  )
}

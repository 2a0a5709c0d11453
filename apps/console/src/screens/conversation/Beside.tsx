import type { WholeDeskConversation } from '@beckon/contract'
import { Paper, Stack, Title } from '@mantine/core'
import { EntryLink } from '../../features/links/index.ts'
import { Facts } from '../../features/page/index.ts'
import { StateBadge } from '../../features/badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface BesideProps {
  readonly conversation: WholeDeskConversation
  /** Seconds since 1970. */
  readonly now: number
}

/** The waiting time, the shop and the order, with links to their pages. */
export const Beside = (props: BesideProps) => (
  <Stack gap="sm" component="aside">
    <Waiting {...props} />
    <Shop {...props} />
    <Order {...props} />
  </Stack>
)

function Waiting({ conversation, now }: BesideProps) {
  const { t, format } = useTexts()
  const { assigned_to: operator, waiting_since: since, first_answer_at: answered } = conversation
  return (
    <Paper withBorder p="sm">
      <Facts
        facts={[
          {
            label: t('console.help.operator'),
            value: <bdi>{operator?.name ?? t('console.help.anyone')}</bdi>,
          },
          {
            label: t('console.help.waits'),
            value: since === null ? null : format.duration(Math.max(0, now - since)),
          },
          {
            label: t('console.help.first-answer'),
            value: answered === null ? null : format.duration(answered - conversation.created_at),
          },
          { label: t('console.help.begun'), value: format.dateTime(conversation.created_at) },
          { label: t('console.help.person'), value: <bdi dir="ltr">{conversation.person}</bdi> },
        ]}
      />
    </Paper>
  )
}

function Shop({ conversation: { shop } }: BesideProps) {
  const { t } = useTexts()
  return (
    <Paper withBorder p="sm">
      <Title order={2} size="h5" mb="xs">
        {t('console.shops.shop')}
      </Title>
      <Facts
        facts={[
          {
            label: t('console.shops.name'),
            value: (
              <>
                <EntryLink page="shops" id={shop.vendor_id}>
                  <bdi>{shop.name === '' ? shop.vendor_id : shop.name}</bdi>
                </EntryLink>{' '}
                {!shop.is_active && <StateBadge color="red">{t('console.shops.state.closed')}</StateBadge>}
              </>
            ),
          },
          {
            label: t('console.shops.phone'),
            value: shop.phone === '' ? null : <bdi dir="ltr">{shop.phone}</bdi>,
          },
          { label: t('console.shops.address'), value: <bdi>{shop.address}</bdi> },
        ]}
      />
    </Paper>
  )
}

function Order({ conversation: { order } }: BesideProps) {
  const { t, say, format } = useTexts()
  if (!order) return null
  return (
    <Paper withBorder p="sm">
      <Title order={2} size="h5" mb="xs">
        {t('console.help.order')}
      </Title>
      <Facts
        facts={[
          {
            label: t('console.help.order'),
            value: (
              <EntryLink page="orders" id={order.order_id}>
                <bdi dir="ltr">{order.order_id}</bdi>
              </EntryLink>
            ),
          },
          { label: t('console.shops.state'), value: say(`status.${order.status}`) },
          { label: t('console.help.begun'), value: format.dateTime(order.created_at) },
          { label: t('console.help.customer'), value: <bdi>{order.customer_name}</bdi> },
          { label: t('console.shops.phone'), value: <bdi dir="ltr">{order.customer_phone}</bdi> },
          { label: t('console.shops.address'), value: <bdi>{order.dropoff_address}</bdi> },
          { label: t('console.help.rider'), value: <bdi>{order.rider_name ?? '–'}</bdi> },
        ]}
      />
    </Paper>
  )
}

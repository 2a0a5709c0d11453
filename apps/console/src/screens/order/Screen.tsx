import type { DeskOrder } from '@beckon/contract'
import { shortOrderId } from '@beckon/domain/order'
import { OrderStatusBadge } from '../../features/order/index.ts'
import { MissingEntry, Page, type PageTab, PageTabs, usePageId } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { OrderActions } from './OrderActions.tsx'
import { Details } from './parts/Details.tsx'
import { Money } from './parts/Money.tsx'
import { Proofs } from './parts/Proofs.tsx'
import { Talk } from './parts/Talk.tsx'
import { Way } from './parts/Way.tsx'
import { Timeline } from './timeline/Timeline.tsx'
import { useOrder } from './use-order.ts'

/** An order: everything that happened, money, proofs, conversation, the way, and acts for the shop. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const query = useOrder(id)
  const { data } = query
  const parent = { path: '/orders', title: t('console.nav.orders') }
  if (!data) return <MissingEntry title={shortOrderId(id)} parent={parent} query={query} />
  return (
    <Page
      title={shortOrderId(id)}
      parent={parent}
      badge={<OrderStatusBadge status={data.order.status} />}
      aside={<OrderActions desk={data} />}
    >
      <Details desk={data} />
      <Parts desk={data} />
    </Page>
  )
}

const Parts = ({ desk }: { readonly desk: DeskOrder }) => <PageTabs tabs={useTabs(desk)} />

function useTabs(desk: DeskOrder): PageTab[] {
  const { t } = useTexts()
  const id = desk.order.order_id
  return [
    {
      id: 'timeline',
      title: t('console.orders.timeline'),
      content: () => <Timeline id={id} currency={desk.order.currency} />,
    },
    { id: 'way', title: t('console.orders.way'), content: () => <Way desk={desk} /> },
    { id: 'talk', title: t('console.orders.talk'), content: () => <Talk desk={desk} /> },
    { id: 'proofs', title: t('console.orders.proofs'), content: () => <Proofs desk={desk} /> },
    { id: 'money', title: t('console.orders.money'), content: () => <Money desk={desk} /> },
  ]
}

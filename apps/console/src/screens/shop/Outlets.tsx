import type { Shop } from '@beckon/contract'
import { useTexts } from '../../platform/texts/index.ts'
import { DataTable } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { ShopState } from '../../features/shop/index.ts'
import { useShopList } from './use-shop.ts'

/** The outlets of a main branch. */
export function Outlets({ shop }: { readonly shop: Shop }) {
  const { t, format } = useTexts()
  const query = useShopList(shop.vendor_id, ({ outlets }) => outlets)
  return (
    <DataTable
      name="shop-outlets"
      label={t('console.shops.outlets')}
      query={query}
      columns={[
        {
          id: 'name',
          title: t('console.shops.name'),
          render: ({ name }) => <bdi>{name}</bdi>,
          sortBy: ({ name }) => name,
        },
        { id: 'state', title: t('console.shops.state'), render: (row) => <ShopState state={row.state} /> },
        { id: 'address', title: t('console.shops.address'), render: (row) => <bdi>{row.address}</bdi> },
        {
          id: 'last',
          title: t('console.shops.last-order'),
          render: ({ last_order_at: at }) => (at === null ? '–' : format.dateTime(at)),
          sortBy: ({ last_order_at: at }) => at,
          isFigure: true,
        },
      ]}
      keyOf={({ vendor_id: id }) => id}
      pathOf={({ vendor_id: id }) => `/shops/${encodeURIComponent(id)}`}
      empty={<EmptyState title={t('console.shops.no-outlets')} />}
    />
  )
}

import type { Shop } from '@beckon/contract'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../features/access/index.ts'
import { MissingEntry, Page, type PageTab, PageTabs, usePageId } from '../../features/page/index.ts'
import { StateBadge } from '../../features/badge/index.ts'
import { ShopState } from '../../features/shop/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Area } from './Area.tsx'
import { Cash } from './Cash.tsx'
import { Hours } from './Hours.tsx'
import { FlagList } from './FlagList.tsx'
import { OpenOrClose } from './OpenOrClose.tsx'
import { Outlets } from './Outlets.tsx'
import { Owners } from './Owners.tsx'
import { Payments } from './Payments.tsx'
import { Place } from './Place.tsx'
import { Prices } from './Prices.tsx'
import { TestShop } from './TestShop.tsx'
import { useShop } from './use-shop.ts'

/** A shop: collection point, owners, hours, service area, prices, payment methods, flags and outlets. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const query = useShop(id)
  const { data: shop } = query
  const maySeeChanges = useMay('audit.read')
  const parent = { path: '/shops', title: t('console.nav.shops') }
  if (!shop) return <MissingEntry title={id} parent={parent} query={query} />
  return (
    <Page
      title={shop.name === '' ? shop.vendor_id : shop.name}
      parent={parent}
      badge={
        <>
          <ShopState state={shop.state} />
          {shop.is_test_shop && <StateBadge color="gray">{t('console.shops.test-shop')}</StateBadge>}
        </>
      }
      aside={
        <>
          {maySeeChanges && (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link
                  to="/changes"
                  search={{ subject: `vendor:${shop.vendor_id.toLowerCase()}` }}
                  {...props}
                />
              )}
            >
              {t('console.nav.changes')}
            </Button>
          )}
          <TestShop shop={shop} />
          {!shop.is_test_shop && <OpenOrClose shop={shop} />}
        </>
      }
    >
      <ShopTabs shop={shop} />
    </Page>
  )
}

const ShopTabs = ({ shop }: { readonly shop: Shop }) => <PageTabs tabs={useTabs(shop)} />

function useTabs(shop: Shop): PageTab[] {
  const { t } = useTexts()
  const mayManage = useMay('shops.manage')
  const maySeeMoney = useMay('money.read')
  return [
    { id: 'place', title: t('console.shops.collection-point'), content: () => <Place shop={shop} /> },
    ...(mayManage
      ? [{ id: 'owners', title: t('console.shops.owners'), content: () => <Owners shop={shop} /> }]
      : []),
    { id: 'hours', title: t('console.pressure.hours'), content: () => <Hours shop={shop} /> },
    { id: 'area', title: t('console.shops.area'), content: () => <Area shop={shop} /> },
    { id: 'prices', title: t('console.shops.prices'), content: () => <Prices shop={shop} /> },
    { id: 'payments', title: t('console.shops.payments'), content: () => <Payments shop={shop} /> },
    ...(maySeeMoney
      ? [{ id: 'cash', title: t('console.shop-cash.open'), content: () => <Cash shop={shop} /> }]
      : []),
    { id: 'flags', title: t('console.shops.flags'), content: () => <FlagList shop={shop} /> },
    ...(shop.is_parent
      ? [{ id: 'outlets', title: t('console.shops.outlets'), content: () => <Outlets shop={shop} /> }]
      : []),
  ]
}

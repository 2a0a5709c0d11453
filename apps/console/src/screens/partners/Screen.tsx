import type { ListedPlatform } from '@beckon/contract'
import { Button } from '@mantine/core'
import { useMay } from '../../features/access/index.ts'
import { useDialog } from '../../features/dialog/index.ts'
import { type Column, DataTable } from '../../features/list/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { PartnerDialog, usePartners } from '../../features/partner/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The partners that embed the portal. */
export function Screen() {
  const { t, format } = useTexts()
  const may = useMay('partners.manage')
  const [isAdding, setAdding] = useDialog('add')
  const columns: Column<ListedPlatform>[] = [
    {
      id: 'name',
      title: t('console.shops.name'),
      render: ({ name }) => <bdi>{name}</bdi>,
      sortBy: ({ name }) => name,
    },
    { id: 'id', title: t('console.partners.id'), render: ({ platform_id: id }) => <bdi dir="ltr">{id}</bdi> },
    {
      id: 'origins',
      title: t('console.partners.origins'),
      render: ({ origins }) => <bdi dir="ltr">{origins.join(', ')}</bdi>,
    },
    {
      id: 'keys',
      title: t('console.partners.keys'),
      render: (row) => format.number(row.public_keys.length),
      isFigure: true,
    },
    {
      id: 'shops',
      title: t('console.nav.shops'),
      render: (row) => format.number(row.vendors.length),
      sortBy: (row) => row.vendors.length,
      isFigure: true,
    },
    {
      id: 'since',
      title: t('console.shops.since'),
      render: (row) => format.date(row.created_at),
      sortBy: (row) => row.created_at,
      isFigure: true,
    },
  ]
  const add = may && <Button onClick={() => setAdding(true)}>{t('console.partners.add')}</Button>
  return (
    <Page title={t('console.nav.partners')} aside={add}>
      <DataTable
        name="partners"
        label={t('console.nav.partners')}
        query={usePartners()}
        columns={columns}
        keyOf={({ platform_id: id }) => id}
        pathOf={({ platform_id: id }) => `/partners/${id}`}
        empty={
          <EmptyState
            title={t('console.partners.empty')}
            text={t('console.partners.empty-hint')}
            action={add}
          />
        }
      />
      {may && isAdding && <PartnerDialog close={() => setAdding(false)} />}
    </Page>
  )
}

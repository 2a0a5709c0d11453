import type { ListedPlatform } from '@beckon/contract'
import { Button, Code, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { DataTable } from '../../features/list/index.ts'
import { EmptyState, Facts, MissingEntry, Page, usePageId } from '../../features/page/index.ts'
import { PartnerDialog, usePartners, useShopsOfPartner } from '../../features/partner/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** A partner: the pages that may embed the portal, its keys, and the shops that it acts for. */
export function Screen() {
  const { t } = useTexts()
  const id = usePageId()
  const may = useMay('partners.manage')
  const [isChanging, setChanging] = useState(false)
  const query = usePartners()
  const shops = useShopsOfPartner(id)
  const partner = query.data?.find((one) => one.platform_id === id)
  const parent = { path: '/partners', title: t('console.nav.partners') }
  if (!partner) return <MissingEntry title={id} parent={parent} query={query} />
  return (
    <Page
      title={partner.name}
      parent={parent}
      aside={may && <Button onClick={() => setChanging(true)}>{t('console.partners.change')}</Button>}
    >
      <Record partner={partner} />
      <Title order={2} size="h4">
        {t('console.partners.shops')}
      </Title>
      <DataTable
        name="partner-shops"
        label={t('console.partners.shops')}
        query={shops}
        columns={[
          {
            id: 'name',
            title: t('console.shops.name'),
            render: ({ name }) => <bdi>{name}</bdi>,
            sortBy: ({ name }) => name,
          },
          {
            id: 'code',
            title: t('console.shops.code'),
            render: ({ vendor_id: code }) => <bdi dir="ltr">{code}</bdi>,
          },
        ]}
        keyOf={({ vendor_id: code }) => code}
        pathOf={({ vendor_id: code }) => `/shops/${encodeURIComponent(code)}`}
        empty={<EmptyState title={t('console.partners.no-shops')} />}
      />
      {isChanging && <PartnerDialog partner={partner} close={() => setChanging(false)} />}
    </Page>
  )
}

function Record({ partner }: { readonly partner: ListedPlatform }) {
  const { t, format } = useTexts()
  return (
    <Stack gap="md">
      <Facts
        facts={[
          { label: t('console.partners.id'), value: <bdi dir="ltr">{partner.platform_id}</bdi> },
          {
            label: t('console.partners.origins'),
            value: <bdi dir="ltr">{partner.origins.join(', ')}</bdi>,
          },
          { label: t('console.shops.since'), value: format.date(partner.created_at) },
        ]}
      />
      <div>
        <Text size="xs" c="dimmed">
          {t('console.partners.keys')}
        </Text>
        {partner.public_keys.map((key) => (
          <Code key={JSON.stringify(key)} block dir="ltr" mt={4}>
            {[key.kty, key['crv'], key['kid']].filter((part) => part !== undefined).join(' · ')}
          </Code>
        ))}
      </div>
    </Stack>
  )
}

import { Button, Skeleton, Tabs } from '@mantine/core'
import IconExternalLink from '~icons/tabler/external-link'
import IconLock from '~icons/tabler/lock'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { EmptyState, Page, Panel } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type Access, useAccess } from './access.ts'
import { EndpointsPanel } from './endpoints/EndpointsPanel.tsx'
import { DeliveriesPanel } from './events/DeliveriesPanel.tsx'
import { EventsPanel } from './events/EventsPanel.tsx'
import { KeysPanel } from './keys/KeysPanel.tsx'
import styles from './parts/parts.module.css'

const route = '/protected/keys-and-webhooks/{-$vendorID}'

/** Keys, webhook endpoints, events and deliveries of a business. */
export function Screen() {
  const { t } = useTexts()
  const { vendor_id: vendorId } = useSelectedVendor()
  const access = useAccess(vendorId)
  return (
    <Page title={t('developers.title')} aside={<DocsLink />}>
      {access === undefined ? (
        <Skeleton h={320} aria-busy aria-label={t('state.loading')} />
      ) : (
        <Sections vendorId={vendorId} access={access} />
      )}
    </Page>
  )
}

function DocsLink() {
  const { t } = useTexts()
  return (
    <Button
      component="a"
      href="/developers/"
      target="_blank"
      variant="default"
      aria-label={t('account.opens-elsewhere', { label: t('developers.docs') })}
      rightSection={<IconExternalLink className="bk-mirror" size={16} stroke={1.5} aria-hidden />}
    >
      {t('developers.docs')}
    </Button>
  )
}

interface SectionsProps {
  readonly vendorId: string
  readonly access: Access
}

const sections = ['keys', 'endpoints', 'events', 'deliveries'] as const
type Section = (typeof sections)[number]

function Sections({ vendorId, access }: SectionsProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const search = useSearch({ from: route })
  const shown = sections.filter((one) => (one === 'keys' ? access.keys : access.webhooks))
  const open = (section: string | null, endpoint?: string) =>
    void navigate({
      to: '.',
      search: { section: section ?? 'keys', ...(endpoint === undefined ? {} : { endpoint }) },
    })
  const [first] = shown
  if (first === undefined) {
    return (
      <Panel>
        <EmptyState icon={IconLock} title={t('auth.forbidden')} text={t('developers.others')} />
      </Panel>
    )
  }
  const contents: Readonly<Record<Section, ReactNode>> = {
    keys: <KeysPanel vendorId={vendorId} />,
    endpoints: <EndpointsPanel vendorId={vendorId} onDeliveries={(id) => open('deliveries', id)} />,
    events: <EventsPanel vendorId={vendorId} />,
    deliveries: (
      <DeliveriesPanel
        vendorId={vendorId}
        chosen={search.endpoint}
        onChoose={(id) => open('deliveries', id)}
      />
    ),
  }
  return (
    <Tabs value={shown.find((one) => one === search.section) ?? first} onChange={open} keepMounted={false}>
      <Tabs.List mb="md" className={styles.tabs}>
        {shown.map((section) => (
          <Tabs.Tab key={section} value={section} mih={44} className={styles.tab}>
            {t(`developers.${section}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((section) => (
        <Tabs.Panel key={section} value={section}>
          {contents[section]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

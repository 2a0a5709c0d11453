import type { Shop } from '@beckon/contract'
import { Button, Group, Stack } from '@mantine/core'
import { EntryLink } from '../../features/links/index.ts'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { Facts } from '../../features/page/index.ts'
import { useHoursText } from '../../features/settings/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'

/** The profile and the collection point of a shop. */
export function Place({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts()
  const may = useMay('shops.manage')
  const [asked, setAsked] = useState<'profile' | 'address'>()
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <Profile shop={shop} />
      {may && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setAsked('profile')}>
            {t('console.shops.change-profile')}
          </Button>
          <Button variant="default" onClick={() => setAsked('address')}>
            {t('console.shops.move')}
          </Button>
        </Group>
      )}
      {asked === 'profile' && <ProfileDialog shop={shop} close={close} />}
      {asked === 'address' && <AddressDialog shop={shop} close={close} />}
    </Stack>
  )
}

function Profile({ shop }: { readonly shop: Shop }) {
  const { t, format } = useTexts()
  const hoursText = useHoursText()
  const { location, last_order_at: last } = shop
  const own = (text: string) => (text === '' ? '' : <bdi>{text}</bdi>)
  const ltr = (text: string) => (text === '' ? '' : <bdi dir="ltr">{text}</bdi>)
  const isPlaced = location.latitude !== null && location.longitude !== null
  return (
    <Facts
      facts={[
        { label: t('console.shops.code'), value: ltr(shop.vendor_id) },
        { label: t('console.shops.client-code'), value: ltr(shop.client_vendor_id) },
        {
          label: t('console.shops.main-branch'),
          value: shop.parent_vendor_id !== null && (
            <EntryLink page="shops" id={shop.parent_vendor_id}>
              <bdi>{shop.parent_name}</bdi>
            </EntryLink>
          ),
        },
        { label: t('console.shops.phone'), value: ltr(shop.contact_phone) },
        { label: t('console.shops.email'), value: ltr(shop.contact_email ?? '') },
        { label: t('console.shops.address'), value: own(location.address_text) },
        { label: t('console.shops.unit'), value: own(location.unit) },
        { label: t('console.shops.building'), value: own(location.building) },
        {
          label: t('console.shops.coordinates'),
          value: isPlaced ? ltr(`${location.latitude}, ${location.longitude}`) : t('console.shops.no-place'),
        },
        { label: t('console.shops.notes'), value: own(location.rider_instructions) },
        {
          label: t('console.shops.minutes'),
          value: format.duration(shop.preparation_minutes * 60),
        },
        { label: t('console.shops.hours'), value: hoursText(shop.service_hours) ?? shop.service_hours },
        { label: t('console.shops.underway'), value: format.number(shop.orders_underway) },
        { label: t('console.shops.last-order'), value: last === null ? '–' : format.dateTime(last) },
        { label: t('console.shops.since'), value: format.date(shop.created_at) },
      ].map(({ label, value }) => ({ label, value: value === false ? null : value }))}
    />
  )
}

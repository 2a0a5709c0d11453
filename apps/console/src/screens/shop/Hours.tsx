import { calls, type Shop } from '@beckon/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { HoursFields, hoursOf, rangeIn } from '../../features/hours/index.ts'
import { Facts } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useHoursText } from '../../features/settings/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { ShopDialogProps } from './ProfileDialog.tsx'
import { useChanged } from './use-shop.ts'

/** The opening hours of a shop, and those of the country, which limit them. */
export function Hours({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts()
  const may = useMay('shops.manage')
  const hoursText = useHoursText()
  const [asked, setAsked] = useState<'set' | 'remove'>()
  const close = () => setAsked(undefined)
  return (
    <Stack>
      <Facts
        facts={[
          {
            label: t('console.hours.own'),
            value:
              shop.hours === null
                ? t('console.pressure.hours-country')
                : (hoursText(shop.hours) ?? shop.hours),
          },
          { label: t('console.shops.hours'), value: hoursText(shop.service_hours) ?? shop.service_hours },
        ]}
      />
      <Text size="sm" c="dimmed">
        {shop.is_test ? t('console.hours.test') : t('console.hours.both')}
      </Text>
      {may && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setAsked('set')}>
            {t('console.hours.set')}
          </Button>
          {shop.hours !== null && (
            <Button variant="light" color="red" onClick={() => setAsked('remove')}>
              {t('console.hours.remove')}
            </Button>
          )}
        </Group>
      )}
      {asked === 'set' && <HoursDialog shop={shop} close={close} />}
      {asked === 'remove' && <RemoveHours shop={shop} close={close} />}
    </Stack>
  )
}

function HoursDialog({ shop, close }: ShopDialogProps) {
  const { t } = useTexts()
  const setHours = useSetHours(shop)
  const [range, setRange] = useState(() => rangeIn(shop.hours))
  const hours = hoursOf(range)
  return (
    <ReasonDialog
      title={t('console.hours.set')}
      action={t('console.shops.save')}
      isIncomplete={hours === undefined}
      close={close}
      run={(reason) => setHours(hours ?? null, reason)}
    >
      <HoursFields range={range} change={(part) => setRange({ ...range, ...part })} />
      <Text size="sm">{t('console.hours.applies')}</Text>
    </ReasonDialog>
  )
}

function RemoveHours({ shop, close }: ShopDialogProps) {
  const { t } = useTexts()
  const setHours = useSetHours(shop)
  return (
    <ReasonDialog
      title={t('console.hours.remove')}
      action={t('console.hours.remove')}
      isDangerous
      close={close}
      run={(reason) => setHours(null, reason)}
    >
      <Text size="sm">{t('console.hours.applies')}</Text>
    </ReasonDialog>
  )
}

function useSetHours(shop: Shop) {
  const { client } = useDeps()
  const changed = useChanged(shop.vendor_id)
  return async (hours: string | null, reason: string) =>
    changed(
      await client.call(calls.setShopHours, {
        params: { id: shop.vendor_id },
        body: { hours, reason },
      }),
    )
}

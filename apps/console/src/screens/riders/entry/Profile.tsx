import type { ShownRider } from '@beckon/contract'
import { locales } from '@beckon/texts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { Facts } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { ProfileDialog } from './ProfileDialog.tsx'
import styles from './entry.module.css'
import { ZonesDialog } from './ZonesDialog.tsx'

/** Name, number, vehicle, zones, status with its reason, and the note of operators. */
export function Profile({ rider }: { readonly rider: ShownRider }) {
  const { t, format } = useTexts()
  const mayManage = useMay('riders.manage')
  const [asked, setAsked] = useState<'profile' | 'zones'>()
  const close = () => setAsked(undefined)
  const zones = rider.zones.map(({ name }) => name)
  return (
    <Stack>
      <Facts
        facts={[
          { label: t('console.riders.phone'), value: <bdi dir="ltr">{rider.phone_number}</bdi> },
          { label: t('console.riders.vehicle'), value: t(`console.vehicle.${rider.vehicle}`) },
          { label: t('console.language'), value: rider.language && locales[rider.language].name },
          {
            label: t('console.rider.zones'),
            value: zones.length === 0 ? t('console.rider.zones-all') : <bdi>{format.list(zones)}</bdi>,
          },
          { label: t('console.riders.since'), value: format.date(rider.created_at) },
          {
            label: t('console.rider.invited-until'),
            value: rider.invited_until === null ? null : format.dateTime(rider.invited_until),
          },
          { label: t('console.rider.status-reason'), value: <StatusReason rider={rider} /> },
        ]}
      />
      <div>
        <Text size="xs" c="dimmed">
          {t('console.rider.note')}
        </Text>
        <Text size="sm" className={styles.note} {...(rider.note === '' ? { c: 'dimmed' } : {})}>
          {rider.note === '' ? t('console.rider.note-none') : <bdi>{rider.note}</bdi>}
        </Text>
      </div>
      {mayManage && rider.status !== 'left' && (
        <Group>
          <Button variant="default" onClick={() => setAsked('profile')}>
            {t('console.rider.edit')}
          </Button>
          <Button variant="default" onClick={() => setAsked('zones')}>
            {t('console.rider.set-zones')}
          </Button>
        </Group>
      )}
      {asked === 'profile' && <ProfileDialog rider={rider} close={close} />}
      {asked === 'zones' && <ZonesDialog rider={rider} close={close} />}
    </Stack>
  )
}

function StatusReason({
  rider: { status_reason: reason, status_since: since },
}: {
  readonly rider: ShownRider
}) {
  const { t, format } = useTexts()
  if (reason === null) return t('console.rider.status-reason-none')
  return (
    <>
      <bdi>{reason}</bdi>
      {since !== null && (
        <Text size="xs" c="dimmed">
          {format.dateTime(since)}
        </Text>
      )}
    </>
  )
}

import { calls, type OperatedDevices, type ShownRider } from '@beckon/contract'
import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './entry.module.css'
import { Part } from './Part.tsx'
import { useRiderPart } from './use-part.ts'
import { useRefreshRider } from './use-rider.ts'

/** The phones on which the rider is logged in, and the app that reports positions beside them. */
export function Devices({ rider }: { readonly rider: ShownRider }) {
  const query = useRiderPart(rider.id, calls.readRiderDevices, { params: { id: rider.id } })
  return <Part query={query}>{({ result }) => <List rider={rider} {...result} />}</Part>
}

/** A device by id, all of them, or the tracker. */
type Ended = { readonly id: string; readonly name: string } | 'all' | 'tracker'

function List({ rider, devices, tracker }: OperatedDevices & { readonly rider: ShownRider }) {
  const { t, format } = useTexts()
  const mayManage = useMay('riders.manage')
  const [ended, setEnded] = useState<Ended>()
  if (devices.length === 0 && !tracker)
    return <EmptyState title={t('console.rider.device.none')} text={t('console.rider.device.none-hint')} />
  const endButton = (which: Ended, label: string) =>
    mayManage && (
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={label}
        onClick={() => setEnded(which)}
      >
        {t('console.rider.device.end')}
      </Button>
    )
  return (
    <Stack>
      <div className={styles.scroll}>
        <Table aria-label={t('console.rider.tab.devices')} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('console.riders.name')}</Table.Th>
              <Table.Th>{t('console.rider.device.since')}</Table.Th>
              <Table.Th>{t('console.rider.device.used')}</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {devices.map(({ id, name, created_at: since, last_seen_at: used }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <bdi>{name}</bdi>
                </Table.Td>
                <Table.Td>{format.dateTime(since)}</Table.Td>
                <Table.Td>{format.dateTime(used)}</Table.Td>
                <Table.Td>{endButton({ id, name }, t('console.rider.device.end-named', { name }))}</Table.Td>
              </Table.Tr>
            ))}
            {tracker && (
              <Table.Tr>
                <Table.Td>{t('console.rider.device.tracker')}</Table.Td>
                <Table.Td>{format.dateTime(tracker.created_at)}</Table.Td>
                <Table.Td>{format.dateTime(tracker.used_at)}</Table.Td>
                <Table.Td>{endButton('tracker', t('console.rider.device.end-tracker'))}</Table.Td>
              </Table.Tr>
            )}
          </Table.Tbody>
        </Table>
      </div>
      {mayManage && devices.length > 0 && (
        <Group>
          <Button variant="default" onClick={() => setEnded('all')}>
            {t('console.rider.device.end-all')}
          </Button>
        </Group>
      )}
      {ended && (
        <EndDialog
          rider={rider}
          ended={ended}
          hasTracker={tracker !== null}
          close={() => setEnded(undefined)}
        />
      )}
    </Stack>
  )
}

interface EndDialogProps {
  readonly rider: ShownRider
  readonly ended: Ended
  readonly hasTracker: boolean
  readonly close: () => void
}

function EndDialog({ rider, ended, hasTracker, close }: EndDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshRider(rider.id)
  const params = { id: rider.id }
  const title =
    ended === 'all'
      ? t('console.rider.device.end-all')
      : ended === 'tracker'
        ? t('console.rider.device.end-tracker')
        : t('console.rider.device.end-named', { name: ended.name })
  return (
    <ReasonDialog
      title={title}
      action={t('console.rider.device.end')}
      isDangerous
      close={close}
      run={async (reason) => {
        // A lost phone may have the tracker, too.
        const endsTracker = ended === 'tracker' || (ended === 'all' && hasTracker)
        if (endsTracker) {
          const result = await client.call(calls.endRiderTracker, { params, body: { reason } })
          if (ended === 'tracker' || !result.ok) {
            refresh()
            return result
          }
        }
        const one = typeof ended === 'object' ? { device_id: ended.id } : {}
        const result = await client.call(calls.endRiderDevices, { params, body: { ...one, reason } })
        refresh()
        return result
      }}
    >
      <Text size="sm">
        {t(ended === 'tracker' ? 'console.rider.device.tracker-hint' : 'console.rider.device.end-hint')}
      </Text>
    </ReasonDialog>
  )
}

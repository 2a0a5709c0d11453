import { Button, Group, Modal, Text } from '@mantine/core'
import type { BulkRow, WirePoint } from '@beckon/contract'
import { useMemo, useState } from 'react'
import { PinMap } from '../../../features/address-picker/index.ts'
import { Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { takenAsFound, toConfirm } from '../same-faults.ts'
import type { ChangeRows } from '../use-bulk-rows.ts'
import styles from './parts.module.css'

interface ConfirmPlacesProps {
  readonly rows: readonly BulkRow[]
  readonly collect: WirePoint | undefined
  readonly onChange: ChangeRows
}

const placeIn = ({ place }: BulkRow): WirePoint | undefined =>
  place ? { latitude: place.latitude, longitude: place.longitude } : undefined

/** Addresses that were not found to the door: taken as they were found, or put where they belong. */
export function ConfirmPlaces({ rows, collect, onChange }: ConfirmPlacesProps) {
  const { t, format } = useTexts()
  const vague = useMemo(() => toConfirm(rows), [rows])
  const asFound = useMemo(() => takenAsFound(rows), [rows])
  const [skipped, setSkipped] = useState<readonly string[]>()
  if (vague.length === 0) return null
  const looked = skipped && (vague.find((row) => !skipped.includes(row.row_id)) ?? vague[0])
  const takeAll = () =>
    onChange(
      asFound.flatMap((row) => {
        const place = placeIn(row)
        return place ? [{ row_id: row.row_id, place }] : []
      }),
    )
  return (
    <Panel title={t('bulk.places')}>
      <div className={styles['manyRow']}>
        <p className={styles['manyWords']}>{t('bulk.places-text', { rows: format.number(vague.length) })}</p>
        <Button variant="default" onClick={() => setSkipped([])}>
          {t('bulk.places-look')}
        </Button>
        {asFound.length > 0 && (
          <Button variant="default" onClick={takeAll}>
            {t('bulk.places-take-all', { rows: format.number(asFound.length) })}
          </Button>
        )}
      </div>
      <Modal
        opened={looked !== undefined}
        onClose={() => setSkipped(undefined)}
        size="lg"
        title={t('bulk.places')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {looked && (
          <OnePlace
            key={looked.row_id}
            row={looked}
            collect={collect}
            onTake={(place) => onChange([{ row_id: looked.row_id, place }])}
            onSkip={() => setSkipped((now) => [...(now ?? []), looked.row_id])}
          />
        )}
      </Modal>
    </Panel>
  )
}

interface OnePlaceProps {
  readonly row: BulkRow
  readonly collect: WirePoint | undefined
  readonly onTake: (place: WirePoint) => void
  readonly onSkip: () => void
}

function OnePlace({ row, collect, onTake, onSkip }: OnePlaceProps) {
  const { t } = useTexts()
  const [pin, setPin] = useState(placeIn(row))
  return (
    <>
      <Text size="sm">{t('bulk.place-written', { address: row.drop_off_address })}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {row.place && t('bulk.place-found', { address: row.place.address })}
      </Text>
      <div className={styles['map']}>
        <PinMap
          {...(collect ? { collect } : {})}
          pin={pin}
          onMove={setPin}
          frame={row.row_id}
          label={t('bulk.place-pin', { row: row.row_number })}
        />
      </div>
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onSkip}>
          {t('bulk.place-skip')}
        </Button>
        <Button disabled={!pin} onClick={() => pin && onTake(pin)}>
          {t('bulk.place-take')}
        </Button>
      </Group>
    </>
  )
}

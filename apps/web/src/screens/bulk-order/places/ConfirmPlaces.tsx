import { Button, Group, Modal, Space, Text } from '@mantine/core'
import type { BulkChange, BulkRow, Precision, WirePoint } from '@beckon/contract'
import { useMemo, useState } from 'react'
import { PinMap } from '../../../features/address-picker/index.ts'
import { DialogFoot, Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { takenAsFound, takenRows, toConfirm } from '../same-violations.ts'
import type { ChangeRows } from '../use-bulk-rows.ts'
import { AcceptAllPlaces } from './AcceptAllPlaces.tsx'
import styles from '../parts/parts.module.css'

interface ConfirmPlacesProps {
  readonly rows: readonly BulkRow[]
  readonly collect: WirePoint | undefined
  readonly onChange: ChangeRows
}

const placeIn = ({ place }: BulkRow): WirePoint | undefined =>
  place ? { latitude: place.latitude, longitude: place.longitude } : undefined

/** Rows without an exact location: each suggestion is accepted, or its pin is moved on the map. */
export function ConfirmPlaces({ rows, collect, onChange }: ConfirmPlacesProps) {
  const { t, format } = useTexts()
  const vague = useMemo(() => toConfirm(rows), [rows])
  const asFound = useMemo(() => takenAsFound(rows), [rows])
  const [skipped, setSkipped] = useState<readonly string[]>()
  const taken = useMemo(() => takenRows(rows), [rows])
  if (vague.length + taken.length === 0) return null
  const looked = skipped && (vague.find((row) => !skipped.includes(row.row_id)) ?? vague[0])
  const take = (some: readonly BulkRow[], isTaken: boolean) =>
    onChange(some.map((row) => ({ row_id: row.row_id, as_found: isTaken })))
  return (
    <Panel title={t('bulk.places')}>
      <div className={styles.many}>
        {vague.length > 0 && (
          <div className={styles.manyRow}>
            <p className={styles.manyWords}>{t('bulk.places-text', { rows: format.number(vague.length) })}</p>
            <Button variant="default" onClick={() => setSkipped([])} data-look>
              {t('bulk.places-look')}
            </Button>
            {asFound.length > 0 && (
              <AcceptAllPlaces rows={asFound.length} onTake={() => take(asFound, true)} />
            )}
          </div>
        )}
        {taken.length > 0 && (
          <div className={styles.manyRow} data-taken>
            <p role="status" className={styles.manyWords}>
              {t('bulk.places-taken', { rows: format.number(taken.length) })}
            </p>
            <Button variant="default" onClick={() => take(taken, false)}>
              {t('bulk.undo')}
            </Button>
          </div>
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
            onTake={(place) => onChange([asTaken(looked, place)])}
            onSkip={() => setSkipped((now) => [...(now ?? []), looked.row_id])}
          />
        )}
      </Modal>
    </Panel>
  )
}

/** Zoom levels at which a suggested location can be checked. */
const zooms: Readonly<Record<Precision, number>> = { building: 18, street: 17, place: 15, town: 13 }

/** Centres on the suggestion; without one, on the collection point at a lower zoom level. */
function mapOf({ place }: BulkRow, collect: WirePoint | undefined) {
  if (place) return { zoom: zooms[place.precision] }
  return collect ? { collect } : {}
}

/** A suggestion whose pin was not moved is accepted with its address, as by accepting all. */
function asTaken(row: BulkRow, pin: WirePoint): BulkChange {
  const found = placeIn(row)
  const isUnmoved = pin.latitude === found?.latitude && pin.longitude === found.longitude
  return row.place?.is_right_door && isUnmoved
    ? { row_id: row.row_id, as_found: true }
    : { row_id: row.row_id, place: pin }
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
      <div className={styles.map}>
        <PinMap
          {...mapOf(row, collect)}
          pin={pin}
          onMove={setPin}
          frame={row.row_id}
          label={t('bulk.place-pin', { row: row.row_number })}
        />
      </div>
      <Space h="md" />
      <DialogFoot>
        <Group justify="end">
          <Button variant="default" onClick={onSkip}>
            {t('bulk.place-skip')}
          </Button>
          <Button disabled={!pin} onClick={() => pin && onTake(pin)}>
            {t('bulk.place-take')}
          </Button>
        </Group>
      </DialogFoot>
    </>
  )
}

import type { WirePoint } from '@beckon/contract'
import { Button } from '@mantine/core'
import IconCurrentLocation from '~icons/tabler/current-location'
import { type ComponentType, lazy, type RefObject, Suspense } from 'react'
import { PinMap } from '../../features/address-picker/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { AddressSearchProps } from './AddressSearch.tsx'
import type { DoorChoice } from './use-door.ts'
import { useLocate } from './use-locate.ts'
import styles from './Where.module.css'

/** Without the address search the pin still works. */
const AddressSearch = lazy<ComponentType<AddressSearchProps>>(async () => {
  try {
    return { default: (await import('./AddressSearch.tsx')).AddressSearch }
  } catch {
    // The page is complete without the address search.
    return { default: () => null }
  }
})

/** Zoom level that shows the streets around a door. */
const DOOR_ZOOM = 17

interface DoorFieldProps {
  readonly choice: DoorChoice
  /** The initial centre of the map. */
  readonly centre: WirePoint
  readonly error: string | undefined
  readonly first: RefObject<HTMLButtonElement | null>
}

/** Three independent ways to choose the location: geolocation, an address, a pin. */
export function DoorField({ choice, centre, error, first }: DoorFieldProps) {
  const { t } = useTexts()
  const { door, isNaming, isUnresolved, frame, put, choose } = choice
  const { state, locate, forget } = useLocate((point) => put(point, true))
  const move = (point: WirePoint) => {
    forget()
    put(point)
  }
  const stateText = state === 'idle' ? undefined : t(`where.${state}`)
  const named = door.point && !isNaming && namedText(door.address)
  return (
    <div className={styles.door}>
      <Button
        ref={first}
        variant="light"
        fullWidth
        leftSection={<IconCurrentLocation size={20} aria-hidden />}
        loading={state === 'locating'}
        onClick={locate}
      >
        {t('where.use-location')}
      </Button>
      <p role="status" className={styles.told}>
        {stateText}
      </p>
      <Suspense fallback={<div className={styles.searchSpace} />}>
        <AddressSearch
          value={door.address}
          near={door.point ?? centre}
          onChoose={(place) => {
            forget()
            choose(place)
          }}
        />
      </Suspense>
      <div className={styles.map} data-latitude={door.point?.latitude} data-longitude={door.point?.longitude}>
        <PinMap
          pin={door.point ?? centre}
          onMove={move}
          frame={frame}
          zoom={DOOR_ZOOM}
          label={t('where.pin')}
        />
      </div>
      <p className={styles.hint}>{t('where.pin-hint')}</p>
      <p role="status" className={styles.told}>
        {named}
      </p>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )

  function namedText(address: string): string {
    if (isUnresolved) return t('geolocator.error.unavailable')
    return address === '' ? t('where.unnamed') : t('where.at', { address })
  }
}

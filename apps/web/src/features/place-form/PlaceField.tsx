import { Button, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AddressField, PinMap } from '../address-picker/index.ts'
import { AreaNote, useDeliveryArea } from '../delivery-area/index.ts'
import styles from './PlaceForm.module.css'
import type { PlaceChoice } from './use-place.ts'

/** The streets around a collection point, and its door. */
const OUTLET_ZOOM = 17

export interface PlaceFieldProps {
  readonly label: string
  readonly place: PlaceChoice
  readonly error: string | undefined
  /** The collection point, where it is one already. */
  readonly vendorId?: string | undefined
  /** Name of the pin, where it is no collection point. */
  readonly pinLabel?: string | undefined
  /** The address or the pin is another now. */
  readonly onChange: () => void
}

/** An address to search, and a pin to put on its door. Without a map the address alone does. */
export function PlaceField({ label, place, error, vendorId, pinLabel, onChange }: PlaceFieldProps) {
  const { t } = useTexts()
  const { map } = useConfig()
  const area = useDeliveryArea(vendorId)
  const hasKeyboard = useMediaQuery('(pointer: fine)', true)
  const { chosen, choose, movePin, isUnnamed, isNotLoaded, isUnknown, frame, before, keepAddress } = place
  return (
    <div>
      <AddressField
        isRequired
        label={label}
        value={chosen?.address ?? ''}
        near={chosen?.point ?? map.centre}
        error={error ?? (isUnknown ? t('request.error.fetch-place-details') : undefined)}
        onChoose={(hit) => {
          choose(hit)
          onChange()
        }}
      />
      {chosen && (
        <>
          <div
            className={styles.map}
            data-latitude={chosen.point.latitude}
            data-longitude={chosen.point.longitude}
          >
            <PinMap
              pin={chosen.point}
              onMove={(point) => {
                movePin(point)
                onChange()
              }}
              frame={frame}
              zoom={OUTLET_ZOOM}
              label={pinLabel ?? t('outlet.pin')}
              shown={label}
              area={area}
            />
          </div>
          <Text size="xs" c="dimmed">
            {t(hasKeyboard ? 'outlet.pin-hint' : 'where.pin-hint')}
          </Text>
          <Text size="xs" role="status">
            {before !== undefined && t('outlet.pin-renamed', { address: chosen.address })}
          </Text>
          {before !== undefined && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                keepAddress()
                onChange()
              }}
            >
              {t('outlet.pin-keep', { address: before })}
            </Button>
          )}
          <AreaNote area={area} />
          <Text size="xs" role="status">
            {isUnnamed && t('outlet.pin-unnamed')}
            {isNotLoaded && t('geolocator.error.unavailable')}
          </Text>
        </>
      )}
    </div>
  )
}

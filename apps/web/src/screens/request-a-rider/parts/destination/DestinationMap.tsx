import { Alert, Button, Stack, Text } from '@mantine/core'
import IconMapPinCheck from '~icons/tabler/map-pin-check'
import { useEffect, useRef } from 'react'
import { PinMap } from '../../../../features/address-picker/index.ts'
import { AreaNote, useDeliveryArea } from '../../../../features/delivery-area/index.ts'
import { useFlag } from '../../../../platform/flags/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import { isPinCorrected } from '../../draft/customer-drafts.ts'
import type { Destination } from '../../draft/request-draft.ts'
import { useMovePin } from '../../hooks/use-move-pin.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import styles from '../parts.module.css'

interface DestinationMapProps {
  readonly flow: RequestFlow
  readonly destination: Destination
}

/** The pin of the exact destination, or only the address where pins are turned off. */
export function DestinationMap({ flow, destination }: DestinationMapProps) {
  const { state, send } = flow
  const { t } = useTexts()
  const movePin = useMovePin(flow)
  const { origin, draft, editing } = state.context
  const hint = useRef<HTMLParagraphElement>(null)
  const area = useDeliveryArea(origin.vendorId)
  const hasPin = useFlag('MapsPin')
  const needsCheck = !destination.pinChecked
  useEffect(() => {
    if (!hasPin && needsCheck) send({ type: 'PIN_CHECKED' })
  }, [hasPin, needsCheck, send])
  const centre = origin.point ?? { latitude: 0, longitude: 0 }
  return (
    <Stack gap="xs">
      <div className={styles.map}>
        <PinMap
          collect={centre}
          pin={hasPin ? destination.point : undefined}
          onMove={movePin}
          label={t('request.pin-label')}
          shown={t('request.drop-off')}
          frame={destination.address}
          area={area}
        />
      </div>
      <AreaNote area={area} pin={destination.pinChecked ? destination.point : undefined} />
      {hasPin && (
        <Text ref={hint} tabIndex={-1} size="xs" c="dimmed">
          {t('request.pin-hint')}
        </Text>
      )}
      <Text size="xs" role="status">
        {draft.saved && !editing && isPinCorrected(draft) && t('known.pin-kept', { name: draft.saved.name })}
      </Text>
      {hasPin && needsCheck && (
        <Alert
          color="yellow"
          styles={{ title: { color: 'var(--mantine-color-text)' } }}
          icon={<IconMapPinCheck size={18} />}
          title={t('request.pin-check')}
        >
          <Text size="sm" mb="sm">
            {t('request.pin-check-text', { precision: t(`precision.${destination.precision}`) })}
          </Text>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              send({ type: 'PIN_CHECKED' })
              // The pressed button was removed: keyboard users continue here.
              hint.current?.focus({ preventScroll: true })
            }}
          >
            {t('request.pin-confirm')}
          </Button>
        </Alert>
      )}
    </Stack>
  )
}

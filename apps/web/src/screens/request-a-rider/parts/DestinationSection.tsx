import { Alert, Button, Loader, Group, Text } from '@mantine/core'
import { IconMapPinCheck } from '@tabler/icons-react'
import type { WirePoint } from '@beckon/contract'
import { useCallback } from 'react'
import { AddressField, PinMap, useReverse } from '../../../features/address-picker/index.ts'
import { AreaNote, useDeliveryArea } from '../../../features/delivery-area/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestFlow } from '../use-request.ts'
import styles from './parts.module.css'
import { Section } from './Section.tsx'

/** Where it goes: an address box, and a pin that says exactly where. */
export function DestinationSection({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say } = useTexts()
  const reverse = useReverse()
  const { origin, draft, problem } = state.context
  const { destination } = draft
  const area = useDeliveryArea(origin.vendorId)
  const centre = origin.point ?? { latitude: 0, longitude: 0 }
  const movePin = useCallback(
    async (point: WirePoint) => {
      const place = await reverse(point)
      // Where nothing has a name the address stays and the point moves.
      const address = place?.formatted_address ?? destination?.address ?? ''
      const { precision = 'building', invented = false } = place ?? {}
      send({ type: 'DESTINATION', destination: { address, point, precision, invented, pinChecked: true } })
    },
    [reverse, destination, send],
  )
  const isAddressProblem = state.matches('destination') && problem !== null
  const error = problem?.fields?.['address'] ?? (isAddressProblem ? problem.key : undefined)
  return (
    <Section title={t('request.drop-off')}>
      <AddressField
        label={t('request.address')}
        value={destination?.address ?? ''}
        near={destination?.point ?? centre}
        error={error === undefined ? undefined : say(error, problem?.values)}
        onChoose={({ formatted_address, latitude, longitude, precision, invented }) =>
          send({
            type: 'DESTINATION',
            destination: {
              address: formatted_address,
              point: { latitude, longitude },
              precision,
              invented,
              pinChecked: precision === 'building',
            },
          })
        }
      />
      {isAddressProblem && destination && (
        <Button variant="default" onClick={() => send({ type: 'RETRY' })}>
          {t('action.retry')}
        </Button>
      )}
      {state.matches('reach') && (
        <Group gap="xs" role="status">
          <Loader size={16} />
          <Text size="sm">{t('request.checking')}</Text>
        </Group>
      )}
      {destination && (
        <>
          <div className={styles['map']}>
            <PinMap
              collect={centre}
              pin={destination.point}
              onMove={(point) => void movePin(point)}
              frame={destination.address}
              area={area}
            />
          </div>
          <AreaNote area={area} pin={destination.pinChecked ? destination.point : undefined} />
          <Text size="xs" c="dimmed">
            {t('request.pin-hint')}
          </Text>
        </>
      )}
      {destination && !destination.pinChecked && (
        <Alert
          color="yellow"
          styles={{ title: { color: 'var(--mantine-color-text)' } }}
          icon={<IconMapPinCheck size={18} />}
          title={t('request.pin-check')}
        >
          <Text size="sm" mb="sm">
            {t('request.pin-check-text', { precision: t(`precision.${destination.precision}`) })}
          </Text>
          <Button size="xs" variant="default" onClick={() => send({ type: 'PIN_CHECKED' })}>
            {t('request.pin-confirm')}
          </Button>
        </Alert>
      )}
    </Section>
  )
}

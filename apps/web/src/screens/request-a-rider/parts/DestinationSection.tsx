import { Alert, Button, Loader, Group, Text } from '@mantine/core'
import { IconMapPinCheck } from '@tabler/icons-react'
import type { SavedAddress } from '@beckon/contract'
import { useRef } from 'react'
import { PinMap } from '../../../features/address-picker/index.ts'
import { AreaNote, useDeliveryArea } from '../../../features/delivery-area/index.ts'
import { FrequentDropOffs, SavedCustomer } from '../../../features/drop-off/index.ts'
import { useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { fillingOfDropOff, fillingOfSaved, isPinCorrected } from '../known-drafts.ts'
import { useMovePin } from '../use-move-pin.ts'
import type { RequestFlow } from '../use-request.ts'
import { DropOffAddress } from './DropOffAddress.tsx'
import { FillingAids } from './FillingAids.tsx'
import styles from './parts.module.css'
import { Section } from './Section.tsx'

/** Asked again, the answer is the same: it is another address that helps. */
const beyond: readonly string[] = ['request.error.too-far', 'request.error.outside-area']

/** Where it goes: an address box, and a pin that says exactly where. */
export function DestinationSection({ flow }: { readonly flow: RequestFlow }) {
  const { state, send } = flow
  const { t, say } = useTexts()
  const { country } = useConfig()
  const movePin = useMovePin(flow)
  const { origin, draft, problem, editing } = state.context
  const { destination } = draft
  const chosen = useRef<HTMLDivElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const isEmpty = destination === null && !editing
  const area = useDeliveryArea(origin.vendorId)
  const centre = origin.point ?? { latitude: 0, longitude: 0 }
  const isAddressProblem = state.matches('destination') && problem !== null
  const error = problem?.fields?.['address'] ?? (isAddressProblem ? problem.key : undefined)
  return (
    <Section title={t('request.drop-off')}>
      {isEmpty && (
        <FrequentDropOffs
          vendorId={origin.vendorId}
          onChoose={(dropOff) => {
            send({ type: 'FILL', change: fillingOfDropOff(dropOff, country) })
            // What was pressed is gone: who goes by keyboard goes on from here.
            chosen.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <div ref={chosen} tabIndex={-1} className={styles['chosen']}>
        <FillingAids flow={flow}>
          <DropOffAddress flow={flow} error={error === undefined ? undefined : say(error, problem?.values)} />
        </FillingAids>
      </div>
      {draft.saved && !editing && <Known flow={flow} saved={draft.saved} />}
      {isAddressProblem && destination && !beyond.includes(problem.key) && (
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
              onMove={movePin}
              label={t('request.pin-label')}
              frame={destination.address}
              area={area}
            />
          </div>
          <AreaNote area={area} pin={destination.pinChecked ? destination.point : undefined} />
          <Text ref={hint} tabIndex={-1} size="xs" c="dimmed">
            {t('request.pin-hint')}
          </Text>
          <Text size="xs" role="status">
            {draft.saved &&
              !editing &&
              isPinCorrected(draft) &&
              t('known.pin-kept', { name: draft.saved.name })}
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
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              send({ type: 'PIN_CHECKED' })
              // As above: what was asked here is answered, and the details come next.
              hint.current?.focus({ preventScroll: true })
            }}
          >
            {t('request.pin-confirm')}
          </Button>
        </Alert>
      )}
    </Section>
  )
}

interface KnownProps {
  readonly flow: RequestFlow
  readonly saved: SavedAddress
}

function Known({ flow: { state, send }, saved }: KnownProps) {
  return (
    <SavedCustomer
      vendorId={state.context.origin.vendorId}
      customer={saved}
      onChanged={(changed) => send({ type: 'FILL', change: fillingOfSaved(changed) })}
      onDeleted={() => send({ type: 'EDIT', change: { saved: null, savesCustomer: false } })}
    />
  )
}

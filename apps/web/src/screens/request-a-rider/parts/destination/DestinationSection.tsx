import { Button, Group, Loader, Text } from '@mantine/core'
import type { SavedAddress } from '@beckon/contract'
import { useRef, useState } from 'react'
import { FrequentDropOffs } from '../../../../features/drop-off/index.ts'
import { useConfig } from '../../../../platform/client/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import { fillingOfDropOff, draftPatchOfCustomer } from '../../draft/customer-drafts.ts'
import { useProblemText } from '../../hooks/use-problem-text.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import { DropOffAddress } from './DropOffAddress.tsx'
import { FillingAids } from './FillingAids.tsx'
import {
  CustomerFields,
  DeliveryFields,
  DestinationMap,
  KnownCustomer,
  SavedCustomer,
} from '../lazy-parts.ts'
import styles from '../parts.module.css'
import { Section } from '../Section.tsx'

/** A retry returns the same result; only another address helps. */
const beyond: readonly string[] = ['request.error.too-far', 'request.error.outside-area']

interface DestinationSectionProps {
  readonly flow: RequestFlow
  /** The map is shown beside the form. */
  readonly isWide: boolean
  /** The fee is loaded, so the remaining fields are shown. */
  readonly isKnown: boolean
}

const personal = ['name', 'phone', 'unit', 'address'] as const

/** Destination, recipient and content of the parcel. */
export function DestinationSection({ flow, isWide, isKnown }: DestinationSectionProps) {
  const { state, send } = flow
  const { t } = useTexts()
  const textOf = useProblemText()
  const { country } = useConfig()
  const [isChosen, setChosen] = useState(false)
  const { origin, draft, problem, editing } = state.context
  const { destination } = draft
  const chosen = useRef<HTMLDivElement>(null)
  const isEmpty = destination === null && !editing
  const isAddressProblem = state.matches('destination') && problem !== null
  const error = problem?.fields?.['address'] ?? (isAddressProblem ? problem.key : undefined)
  const isWrong = personal.some((field) => problem?.fields?.[field] !== undefined)
  const isFolded = isChosen && !isWide && isKnown && !isWrong && destination?.pinChecked === true
  if (isFolded) {
    return (
      <Section title={t('request.drop-off')}>
        <div ref={chosen} tabIndex={-1} className={styles.chosen}>
          <KnownCustomer draft={draft} onEdit={() => setChosen(false)} />
        </div>
        <DeliveryFields flow={flow} />
      </Section>
    )
  }
  return (
    <Section title={t('request.drop-off')}>
      {isEmpty && (
        <FrequentDropOffs
          vendorId={origin.vendorId}
          onChoose={(dropOff) => {
            send({ type: 'FILL', change: fillingOfDropOff(dropOff, country) })
            setChosen(true)
            // The pressed button was removed: keyboard users continue here.
            chosen.current?.focus({ preventScroll: true })
          }}
        />
      )}
      <div ref={chosen} tabIndex={-1} className={styles.chosen}>
        <FillingAids flow={flow}>
          <DropOffAddress
            flow={flow}
            onKnown={() => setChosen(true)}
            error={error === undefined ? undefined : textOf({ ...problem, key: error })}
          />
        </FillingAids>
      </div>
      {draft.saved && !editing && <Known flow={flow} saved={draft.saved} />}
      {isAddressProblem && destination && !beyond.includes(problem.key) && (
        <Button variant="default" onClick={() => send({ type: 'RETRY' })}>
          {t('action.retry')}
        </Button>
      )}
      {state.matches('checkingDelivery') && (
        <Group gap="xs" role="status">
          <Loader size={16} />
          <Text size="sm">{t('request.checking')}</Text>
        </Group>
      )}
      {destination && !isWide && <DestinationMap flow={flow} destination={destination} />}
      {isKnown && <CustomerFields flow={flow} />}
      {isKnown && <DeliveryFields flow={flow} />}
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
      onChanged={(changed) => send({ type: 'FILL', change: draftPatchOfCustomer(changed) })}
      onDeleted={() => send({ type: 'EDIT', change: { saved: null, savesCustomer: false } })}
    />
  )
}

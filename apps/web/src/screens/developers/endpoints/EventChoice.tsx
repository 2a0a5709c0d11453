import { eventCatalogue } from '@beckon/contract'
import { eventTypes } from '@beckon/domain/event'
import { Checkbox } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import { AllOrSome } from '../parts/AllOrSome.tsx'

export interface EventChoiceProps {
  /** Null for the usual types. */
  readonly value: readonly string[] | null
  readonly error: string | undefined
  readonly onChange: (types: string[] | null) => void
}

/** Chooses the types of events, with their meaning. */
export function EventChoice({ value, error, onChange }: EventChoiceProps) {
  const { t } = useTexts()
  return (
    <AllOrSome
      label={t('developers.events')}
      all={t('developers.endpoint.all-events')}
      value={value}
      error={error}
      onChange={onChange}
    >
      {eventTypes.map((type) => (
        <div key={type} dir="ltr" lang="en">
          <Checkbox
            value={type}
            label={type}
            description={eventCatalogue[type].meaning}
            aria-invalid={error !== undefined}
          />
        </div>
      ))}
    </AllOrSome>
  )
}

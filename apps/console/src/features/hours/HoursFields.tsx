import { Group, TextInput } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import type { TypedRange } from './typed-range.ts'

export interface HoursFieldsProps {
  readonly range: TypedRange
  readonly isReadOnly?: boolean
  readonly change: (part: Partial<TypedRange>) => void
}

/** Two times of day; both empty for the hours of the country. */
export function HoursFields({ range: { from, to }, isReadOnly: readOnly = false, change }: HoursFieldsProps) {
  const { t } = useTexts()
  return (
    <Group grow align="start">
      <TextInput
        type="time"
        label={t('console.pressure.from')}
        description={t('console.pressure.hours-hint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={from}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        {...{ readOnly }}
      />
      <TextInput
        type="time"
        label={t('console.pressure.to')}
        value={to}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        {...{ readOnly }}
      />
    </Group>
  )
}

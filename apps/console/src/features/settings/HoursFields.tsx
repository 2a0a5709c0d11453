import { Group, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { isAlways } from './use-hours-text.ts'

const ALWAYS = '0000:2359'
const USUAL = '0800:2200'

export interface HoursFieldsProps {
  readonly label: string
  /** `0800:2200`; a half may be empty while it is typed. */
  readonly hours: string
  readonly onChange: (hours: string) => void
}

/** At any time, or from a time of day to another one, which may be on the next day. */
export function HoursFields({ label, hours, onChange }: HoursFieldsProps) {
  const { t } = useTexts()
  const [isLimited, setLimited] = useState(!isAlways(hours))
  const [from = '', to = ''] = hours.split(':')
  const choose = (choice: string) => {
    setLimited(choice === 'limited')
    onChange(choice === 'limited' ? USUAL : ALWAYS)
  }
  return (
    <Stack gap="sm">
      <Radio.Group label={label} value={isLimited ? 'limited' : 'always'} onChange={choose}>
        <Stack gap="xs" mt="xs">
          <Radio value="always" label={t('console.hours.always')} />
          <Radio value="limited" label={t('console.hours.limited')} />
        </Stack>
      </Radio.Group>
      {isLimited && (
        <Group grow align="start">
          <TextInput
            type="time"
            required
            label={t('console.hours.from')}
            value={typed(from)}
            onChange={({ currentTarget }) => onChange(`${digits(currentTarget.value)}:${to}`)}
          />
          <TextInput
            type="time"
            required
            label={t('console.hours.to')}
            value={typed(to)}
            onChange={({ currentTarget }) => onChange(`${from}:${digits(currentTarget.value)}`)}
          />
        </Group>
      )}
    </Stack>
  )
}

/** `0930` as the field has it. */
const typed = (clock: string): string => (clock === '' ? '' : `${clock.slice(0, 2)}:${clock.slice(2)}`)
const digits = (time: string): string => time.slice(0, 5).replace(':', '')

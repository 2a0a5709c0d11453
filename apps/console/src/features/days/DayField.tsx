import { TextInput } from '@mantine/core'

export interface DayFieldProps {
  readonly label: string
  /** YYYY-MM-DD. */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
}

/** A day, chosen with the calendar of the browser. */
export const DayField = ({ label, value, min, max, onChange }: DayFieldProps) => (
  <TextInput
    type="date"
    label={label}
    value={value}
    {...(min === undefined ? {} : { min })}
    {...(max === undefined ? {} : { max })}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

import { Checkbox, Input, Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './parts.module.css'

export interface AllOrSomeProps {
  readonly label: string
  /** The choice that stands for all. */
  readonly all: string
  /** Null for all. */
  readonly value: readonly string[] | null
  readonly error: string | undefined
  readonly onChange: (value: string[] | null) => void
  /** The single choices: a `Checkbox` with a value each. */
  readonly children: ReactNode
}

/** Chooses all, also later ones, or single ones. */
export function AllOrSome({ label, all, value, error, onChange, children }: AllOrSomeProps) {
  const id = useId()
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Input.Label id={id} labelElement="div">
        {label}
      </Input.Label>
      {/* Outside of the group of the others, which would decide whether it is checked. */}
      <Checkbox
        label={all}
        checked={value === null}
        onChange={(event) => onChange(event.currentTarget.checked ? null : [])}
      />
      {value !== null && (
        <Checkbox.Group
          aria-label={label}
          value={[...value]}
          error={error}
          onChange={(some) => onChange(some)}
        >
          <div className={styles.choices}>{children}</div>
        </Checkbox.Group>
      )}
    </Stack>
  )
}

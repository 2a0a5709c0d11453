import { useId } from 'react'
import styles from './controls.module.css'

export interface TextAreaProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength?: number
  readonly rows?: number
}

/** A text field of several lines. */
export function TextArea({ label, hint, value, onChange, maxLength, rows = 3 }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.area}
        value={value}
        rows={rows}
        maxLength={maxLength}
        dir="auto"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

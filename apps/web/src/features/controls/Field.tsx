import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import styles from './Field.module.css'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'ref' | 'className' | 'onChange'> {
  readonly label: string
  readonly error: string | undefined
  /** Read out with the field. */
  readonly description?: ReactNode
  /** Inside of the field, at its end. */
  readonly end?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly onChange: (value: string) => void
}

/** A field for one line of text with its label, what is wrong with it, and its description. */
export function Field({ label, error, description, end, dir, inputRef, onChange, ...input }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame} dir={dir} data-error={error !== undefined || undefined}>
        <input
          {...input}
          ref={inputRef}
          id={id}
          className={styles.input}
          data-end={end !== undefined || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} data-field-error>
          {error}
        </p>
      )}
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  )
}

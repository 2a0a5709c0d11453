import { PasswordInput } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'

export interface PasswordFieldProps {
  readonly label: string
  /** For the present password of the account, or for a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly error: string | undefined
  /** Read out with the field. */
  readonly description?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
  readonly onChange: (value: string) => void
}

/** A password field with a button that shows the text. */
export function PasswordField({ error, onChange, ...field }: PasswordFieldProps) {
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      {...field}
      dir="ltr"
      error={error}
      // Unlike its other fields, the library does not mark this one.
      aria-invalid={error === undefined ? undefined : true}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => onChange(event.currentTarget.value)}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'login.hide-password' : 'login.show-password'),
        tabIndex: 0,
      }}
    />
  )
}

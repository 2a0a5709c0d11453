import { type MouseEvent, type ReactNode, type Ref, useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { Field } from '../controls/index.ts'
import styles from './PasswordField.module.css'

export interface PasswordFieldProps {
  readonly label: string
  /** For the present password of the account, or for a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly error: string | undefined
  /** Read out with the field. */
  readonly description?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onChange: (value: string) => void
}

/** A password field with a button that shows the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={t(isShown ? 'login.hide-password' : 'login.show-password')}
          aria-pressed={isShown}
          onMouseDown={keepFocusInField}
          onClick={() => setShown(!isShown)}
        >
          <Eye isCrossed={isShown} />
        </button>
      }
    />
  )
}

const keepFocusInField = (event: MouseEvent): void => event.preventDefault()

function Eye({ isCrossed }: { readonly isCrossed: boolean }) {
  return (
    <svg viewBox="0 0 256 256" className={styles.eye} aria-hidden="true">
      {isCrossed ? (
        <path d="M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.53M208.61 169.1C230.41 149.58 240 128 240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6" />
      ) : (
        <path d="M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72zM168 128a40 40 0 1 1-80 0 40 40 0 1 1 80 0" />
      )}
    </svg>
  )
}

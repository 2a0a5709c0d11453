import { passwordViolations, type PasswordRule, passwordRules, passwordsMatch } from '@beckon/domain/account'
import { VisuallyHidden } from '@mantine/core'
import IconCheck from '~icons/tabler/check'
import IconPointFilled from '~icons/tabler/point-filled'
import { useTexts } from '../../platform/texts/index.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './Form.module.css'

export interface NewPassword {
  readonly password: string
  readonly repeated: string
}

export const noPassword: NewPassword = { password: '', repeated: '' }

export type PasswordViolation = 'weak' | 'mismatch'

/** Returns the violations of a new password that is typed twice. */
export function newPasswordViolation({ password, repeated }: NewPassword): PasswordViolation | undefined {
  if (passwordViolations(password).length > 0) return 'weak'
  return passwordsMatch(password, repeated) ? undefined : 'mismatch'
}

export interface PasswordFieldsProps {
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  /** Whether to show violations: not before the first attempt. */
  readonly showsViolation: boolean
}

/** A new password with its rules, and its repetition. */
export function PasswordFields({ value, onChange, showsViolation }: PasswordFieldsProps) {
  const { t } = useTexts()
  const violation = newPasswordViolation(value)
  const broken = new Set(passwordViolations(value.password))
  // A difference can be seen as soon as the second is as long as the first.
  const differs =
    violation === 'mismatch' && (showsViolation || value.repeated.length >= value.password.length)
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        label={t('password.new')}
        value={value.password}
        description={<Rules broken={broken} />}
        error={showsViolation && violation === 'weak' ? t('auth.password-weak') : undefined}
        onChange={(password) => onChange({ ...value, password })}
      />
      <PasswordField
        autoComplete="new-password"
        label={t('password.repeat')}
        value={value.repeated}
        error={differs ? t('password.mismatch') : undefined}
        onChange={(repeated) => onChange({ ...value, repeated })}
      />
    </>
  )
}

function Rules({ broken }: { readonly broken: ReadonlySet<PasswordRule> }) {
  const { t } = useTexts()
  return (
    <>
      <VisuallyHidden>{t('password.rules')}</VisuallyHidden>
      <ul className={styles.rules}>
        {passwordRules.map((rule) => {
          const isStored = !broken.has(rule)
          return (
            <li key={rule} data-kept={isStored || undefined}>
              {isStored ? <IconCheck size={16} aria-hidden /> : <IconPointFilled size={16} aria-hidden />}
              {t(`password.rule.${rule}`)}
              <VisuallyHidden>{isStored ? t('password.kept') : t('password.missing')}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
    </>
  )
}

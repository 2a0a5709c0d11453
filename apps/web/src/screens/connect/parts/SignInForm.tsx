import IconExclamationCircle from '~icons/tabler/exclamation-circle'
import { type FormEvent, useEffect, useRef } from 'react'
import { PasswordField } from '../../../features/account-form/index.ts'
import { Button, Field } from '../../../features/controls/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { PageLink } from '../../../platform/visitor/index.ts'
import type { Violations, Filled } from '../check-credentials.ts'
import type { Refusal } from '../use-sign-in.ts'
import { ResolveRefusal } from './ResolveRefusal.tsx'
import styles from '../../../features/account-form/Form.module.css'

export interface SignInFormProps {
  readonly filled: Filled
  readonly violations: Violations
  readonly refusal: Refusal | undefined
  readonly isAttempting: boolean
  readonly fill: (change: Partial<Filled>) => void
  readonly submit: () => Violations
}

export function SignInForm({ filled, violations, refusal, isAttempting, fill, submit }: SignInFormProps) {
  const { t, say, format } = useTexts()
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const found = submit()
    if (found.email) email.current?.focus()
    else if (found.password) password.current?.focus()
  }
  useEffect(() => {
    if (refusal?.field === 'email') email.current?.focus()
    if (refusal?.field === 'password') password.current?.select()
  }, [refusal?.field])
  const errorOf = (field: keyof Filled) => {
    const violation = violations[field]
    if (violation) return t(violation)
    return refusal?.field === field ? say(refusal.key) : undefined
  }
  return (
    <form onSubmit={go} noValidate className={styles.form}>
      {refusal && !refusal.field && (
        <div role="alert" className={styles.summary}>
          <IconExclamationCircle size={20} stroke={1.75} aria-hidden />
          <div>
            {say(refusal.key, refusal.values)}
            {refusal.wait !== undefined && (
              <div>{t('auth.wait', { duration: format.duration(refusal.wait) })}</div>
            )}
            <ResolveRefusal refusal={refusal} name={filled.email.trim()} />
          </div>
        </div>
      )}
      <Field
        inputRef={email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck="false"
        dir="ltr"
        label={t('login.name')}
        value={filled.email}
        error={errorOf('email')}
        onChange={(next) => fill({ email: next })}
      />
      <PasswordField
        inputRef={password}
        autoComplete="current-password"
        label={t('login.password')}
        value={filled.password}
        error={errorOf('password')}
        onChange={(next) => fill({ password: next })}
      />
      <Button type="submit" isWide isLoading={isAttempting}>
        {t('login.submit')}
      </Button>
      <PageLink to="/forgot-password">{t('login.forgot')}</PageLink>
    </form>
  )
}

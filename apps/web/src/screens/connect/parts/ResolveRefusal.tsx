import { registrationCalls } from '@beckon/contract'
import { useState } from 'react'
import { FormFailure, useCall } from '../../../features/account-form/index.ts'
import { Button } from '../../../features/controls/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { PageLink } from '../../../platform/visitor/index.ts'
import styles from '../Screen.module.css'
import type { Refusal } from '../use-sign-in.ts'

export interface ResolveRefusalProps {
  readonly refusal: Refusal
  readonly name: string
}

/** The next step after a refusal: another link, a new password. */
export function ResolveRefusal({ refusal, name }: ResolveRefusalProps) {
  const { t } = useTexts()
  switch (refusal.key) {
    case 'auth.user-not-confirmed':
      return <Resend name={name} />
    case 'auth.password-reset-required':
      return <PageLink to="/forgot-password">{t('login.choose-new')}</PageLink>
    default:
      return null
  }
}

function Resend({ name }: { readonly name: string }) {
  const { t } = useTexts()
  const [isSent, setSent] = useState(false)
  const { ask, isAsking, problem } = useCall(registrationCalls.resendConfirmation)
  if (isSent) return <p className={styles.sent}>{t('register.sent-again')}</p>
  return (
    <>
      <FormFailure problem={problem} />
      <Button
        size="compact"
        variant="subtle"
        isLoading={isAsking}
        onClick={() =>
          void ask({ body: { email_address: name } }).then((answer) => setSent(answer !== undefined))
        }
      >
        {t('register.resend')}
      </Button>
    </>
  )
}

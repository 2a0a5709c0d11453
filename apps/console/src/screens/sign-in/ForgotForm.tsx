import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { EmailField, StepForm } from './StepForm.tsx'

export interface ForgotFormProps {
  readonly isRunning: boolean
  readonly submit: (email: string) => Promise<void>
  readonly back: () => void
}

/** Sends a link for a new password. */
export function ForgotForm({ isRunning, submit, back }: ForgotFormProps) {
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  return (
    <StepForm
      action={t('console.login.forgot-send')}
      isRunning={isRunning}
      submit={() => submit(email)}
      other={{ label: t('console.login.to-login'), open: back }}
    >
      <EmailField value={email} onChange={setEmail} />
    </StepForm>
  )
}

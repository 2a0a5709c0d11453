import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { StepForm } from './StepForm.tsx'

export interface ResetFormProps {
  readonly isRunning: boolean
  readonly submit: (password: string) => Promise<void>
  readonly back: () => void
}

/** A new password; the second factor stays. */
export function ResetForm({ isRunning, submit, back }: ResetFormProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  return (
    <StepForm
      action={t('console.login.reset')}
      isRunning={isRunning}
      submit={() => submit(password)}
      other={{ label: t('console.login.to-login'), open: back }}
    >
      <NewPasswordField value={password} onChange={setPassword} />
    </StepForm>
  )
}

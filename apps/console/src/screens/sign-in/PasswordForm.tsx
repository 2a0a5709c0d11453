import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { EmailField, StepForm } from './StepForm.tsx'

export interface PasswordFormProps {
  readonly isRunning: boolean
  readonly submit: (email: string, password: string) => Promise<void>
  readonly forgot: () => void
}

export function PasswordForm({ isRunning, submit, forgot }: PasswordFormProps) {
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <StepForm
      action={t('console.login.submit')}
      isRunning={isRunning}
      submit={() => submit(email, password)}
      other={{ label: t('console.login.forgot'), open: forgot }}
    >
      <EmailField value={email} onChange={setEmail} />
      <PasswordInput
        label={t('console.login.password')}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </StepForm>
  )
}

import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { StepForm } from './StepForm.tsx'

export interface CodeFormProps {
  readonly isRunning: boolean
  readonly submit: (code: string) => Promise<void>
  readonly back: () => void
}

/** A code of the authenticator app, or a recovery code. */
export function CodeForm({ isRunning, submit, back }: CodeFormProps) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <StepForm
      action={t('console.login.confirm')}
      isRunning={isRunning}
      submit={() => submit(code)}
      other={{ label: t('console.login.back'), open: back }}
    >
      <TextInput
        label={t('console.login.code')}
        description={t('console.login.code-hint')}
        autoComplete="one-time-code"
        dir="ltr"
        required
        ref={field}
        maxLength={40}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
    </StepForm>
  )
}

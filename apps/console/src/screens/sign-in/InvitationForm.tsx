import { calls } from '@beckon/contract'
import { Alert, Button, Skeleton, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerTo, CallFailed, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { StepForm } from './StepForm.tsx'

export interface InvitationFormProps {
  readonly isRunning: boolean
  readonly token: string
  readonly submit: (name: string, password: string) => Promise<void>
  readonly back: () => void
}

/** Creates the account of an invitation: name and password. */
export function InvitationForm({ isRunning, token, submit, back }: InvitationFormProps) {
  const { t, say } = useTexts()
  const { client } = useDeps()
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      (await answerTo(client, calls.readOperatorInvitation, { body: { token } }, { signal })).result,
    staleTime: Infinity,
  })
  const [typed, setTyped] = useState<string>()
  const [password, setPassword] = useState('')
  const toLogin = { label: t('console.login.to-login'), open: back }
  if (error) {
    const problem = error instanceof CallFailed ? problemOf(error.reason) : undefined
    return (
      <>
        <Alert color="red" role="alert">
          {say(problem?.key ?? 'error.unexpected', problem?.values)}
        </Alert>
        <Button variant="subtle" onClick={toLogin.open}>
          {toLogin.label}
        </Button>
      </>
    )
  }
  if (!data) return <Skeleton height={160} />
  const name = typed ?? data.name
  return (
    <StepForm
      action={t('console.login.accept')}
      isRunning={isRunning}
      submit={() => submit(name, password)}
      other={toLogin}
    >
      <Text>{t('console.login.invited', { email: data.email })}</Text>
      <TextInput
        label={t('console.riders.name')}
        autoComplete="name"
        required
        maxLength={120}
        value={name}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <NewPasswordField value={password} onChange={setPassword} />
    </StepForm>
  )
}

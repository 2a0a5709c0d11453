import { Alert, Paper, Stack, Title } from '@mantine/core'
import { type BrandId, brands } from '@beckon/domain/country'
import { useEffect } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { CodeForm } from './CodeForm.tsx'
import { Enrolment } from './Enrolment.tsx'
import { ForgotForm } from './ForgotForm.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ResetForm } from './ResetForm.tsx'
import { useSignIn } from './use-sign-in.ts'
import styles from './sign-in.module.css'

/** The login of an operator, also by an invitation or with a new password. */
export function SignIn() {
  const { t, say } = useTexts()
  const { config } = useDeps()
  const entry = useSignIn()
  const { shown, problem } = entry
  const brand = brands[config.brand as BrandId].name
  useEffect(() => {
    document.title = `${t('console.login.title')} · ${brand}`
  }, [t, brand])
  return (
    <main className={styles.page}>
      <Paper withBorder p="xl" className={styles.card}>
        <Stack>
          <Title order={1} size="h2">
            {t('console.login.title')}
          </Title>
          {shown.step === 'password' && shown.notice && (
            <Alert color="green" role="status">
              {t(shown.notice)}
            </Alert>
          )}
          {problem && (
            <Alert color="red" role="alert">
              {say(problem.key, problem.values)}
            </Alert>
          )}
          <Step entry={entry} />
        </Stack>
      </Paper>
    </main>
  )
}

function Step({ entry }: { readonly entry: ReturnType<typeof useSignIn> }) {
  const { shown, isRunning, show } = entry
  const back = () => show({ step: 'password' })
  switch (shown.step) {
    case 'password':
      return (
        <PasswordForm isRunning={isRunning} submit={entry.logIn} forgot={() => show({ step: 'forgot' })} />
      )
    case 'forgot':
      return <ForgotForm isRunning={isRunning} submit={entry.forget} back={back} />
    case 'invitation':
      return (
        <InvitationForm
          isRunning={isRunning}
          token={shown.token}
          submit={(name, password) => entry.accept(shown.token, name, password)}
          back={back}
        />
      )
    case 'reset':
      return (
        <ResetForm
          isRunning={isRunning}
          submit={(password) => entry.reset(shown.token, password)}
          back={back}
        />
      )
    case 'code':
      return (
        <CodeForm isRunning={isRunning} submit={(code) => entry.confirm(shown.ticket, code)} back={back} />
      )
    case 'enrol':
      return (
        <Enrolment secret={shown.secret} uri={shown.uri}>
          <CodeForm isRunning={isRunning} submit={(code) => entry.enrol(shown.ticket, code)} back={back} />
        </Enrolment>
      )
    case 'recovery':
      return <RecoveryCodes codes={shown.codes} done={() => entry.begin(shown.me)} />
  }
}

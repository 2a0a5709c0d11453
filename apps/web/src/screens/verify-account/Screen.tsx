import { registrationCalls } from '@beckon/contract'
import { Button, Stack, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import {
  AccountPage,
  canBeName,
  FormFailure,
  lastName,
  LinkSent,
  useCall,
  useMailedToken,
  useSubmitAttempts,
  PasswordField,
} from '../../features/account-form/index.ts'
import formStyles from '../../features/account-form/Form.module.css'
import { isRefusedFor, useConfig } from '../../platform/client/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Where the link of a registration leads: the password of the registration confirms the account and signs in. */
export function Screen() {
  const { t } = useTexts()
  const token = useMailedToken()
  const { ask, isAsking, problem, forget } = useCall(registrationCalls.confirmRegistration)
  const navigate = useNavigate()
  const { attempt, identity, mode } = useSession()
  const [done, setDone] = useState<string>()
  if (token !== undefined && done === token) {
    return (
      <AccountPage title={t('verify.done')} lead={t('verify.done-lead')}>
        <ToLogin />
      </AccountPage>
    )
  }
  if (token !== undefined && !linkViolations.some((code) => isRefusedFor(problem, code))) {
    const confirm = async (password: string) => {
      const answer = await ask({ body: { token, password } })
      if (!answer) return
      const { email } = answer.result
      lastName().write(email)
      // Another logged-in account is not logged out by the link.
      if (identity !== null && mode !== 'guest') return setDone(token)
      attempt({ email, password })
      // The login screen shows success or failure; a logged-in user is redirected from there.
      await navigate({ to: '/connect' })
    }
    return (
      <AccountPage title={t('verify.title')} lead={t('verify.password-lead')}>
        <EnterPassword problem={problem} isAsking={isAsking} onTyped={forget} onSubmit={confirm} />
      </AccountPage>
    )
  }
  // The account is confirmed already: another link would be of no use.
  const isUsed = isRefusedFor(problem, 'register.link-used')
  return (
    <AccountPage title={t('verify.failed')} lead={token === undefined ? t('verify.no-link') : undefined}>
      <Stack gap="lg">
        <FormFailure problem={problem} />
        {!isUsed && <ResendCode />}
        <ToLogin variant={isUsed ? 'filled' : 'default'} />
      </Stack>
    </AccountPage>
  )
}

const linkViolations = ['register.link-invalid', 'register.link-expired', 'register.link-used'] as const

interface EnterPasswordProps {
  readonly problem: ReturnType<typeof useCall>['problem']
  readonly isAsking: boolean
  readonly onTyped: () => void
  readonly onSubmit: (password: string) => Promise<void>
}

function EnterPassword({ problem, isAsking, onTyped, onSubmit }: EnterPasswordProps) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (password !== '') void onSubmit(password)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className={formStyles.form}>
      <FormFailure problem={problem} />
      <PasswordField
        autoComplete="current-password"
        label={t('login.password')}
        value={password}
        error={wasSubmitted && password === '' ? t('login.password-missing') : undefined}
        onChange={(next) => {
          setPassword(next)
          onTyped()
        }}
      />
      <Button type="submit" fullWidth loading={isAsking}>
        {t('verify.title')}
      </Button>
      <Button fullWidth variant="default" renderRoot={(props) => <Link to="/forgot-password" {...props} />}>
        {t('login.forgot')}
      </Button>
    </form>
  )
}

function ToLogin({ variant = 'filled' }: { readonly variant?: string }) {
  const { t } = useTexts()
  return (
    <Button fullWidth variant={variant} renderRoot={(props) => <Link to="/connect" {...props} />}>
      {t('account.login')}
    </Button>
  )
}

/** Another link, for the address that is typed. */
function ResendCode() {
  const { t } = useTexts()
  const { country } = useConfig()
  const [typed, setTyped] = useState(() => lastName().read() ?? '')
  const [name, setName] = useState<string>()
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem } = useCall(registrationCalls.resendConfirmation)
  const isInvalid = !canBeName(typed, country)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isInvalid) return
    if (await ask({ body: { email_address: typed.trim() } })) setName(typed.trim())
  }
  if (name !== undefined) return <LinkSent name={name} wasSent />
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
      <FormFailure problem={problem} />
      <TextInput
        label={t('register.contact')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={typed}
        error={wasSubmitted && isInvalid ? t('register.contact-invalid') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={isAsking}>
        {t('register.resend')}
      </Button>
    </form>
  )
}

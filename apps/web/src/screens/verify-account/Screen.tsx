import { registrationCalls } from '@beckon/contract'
import { Button, Loader, Stack, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  AccountPage,
  canBeName,
  FormFailure,
  lastName,
  LinkSent,
  useAsk,
  useMailedToken,
  useTries,
} from '../../features/account-form/index.ts'
import formStyles from '../../features/account-form/Form.module.css'
import { isRefusedFor, useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Where the link of a registration leads: it is used at once, and then there is a way in. */
export function Screen() {
  const { t } = useTexts()
  const token = useMailedToken()
  const { ask, isAsking, problem } = useAsk(registrationCalls.confirmRegistration)
  const [isDone, setDone] = useState(false)
  const used = useRef<string>(undefined)
  useEffect(() => {
    // A link is good once: it is never sent twice from here.
    if (token === undefined || used.current === token) return
    used.current = token
    setDone(false)
    void ask({ body: { token } }).then((answer) => {
      if (!answer) return
      lastName().write(answer.result.email)
      setDone(true)
    })
  }, [token, ask])
  if (isDone) {
    return (
      <AccountPage title={t('verify.done')} lead={t('verify.done-lead')}>
        <ToLogin />
      </AccountPage>
    )
  }
  if (isAsking || (token !== undefined && !problem)) {
    return (
      <AccountPage title={t('verify.title')}>
        <Loader role="status" aria-label={t('state.loading')} />
      </AccountPage>
    )
  }
  // The account is confirmed already: another link would be of no use.
  const isUsed = isRefusedFor(problem, 'register.link-used')
  return (
    <AccountPage title={t('verify.failed')} lead={token === undefined ? t('verify.no-link') : undefined}>
      <Stack gap="lg">
        <FormFailure problem={problem} />
        {!isUsed && <AskAgain />}
        <ToLogin variant={isUsed ? 'filled' : 'default'} />
      </Stack>
    </AccountPage>
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
function AskAgain() {
  const { t } = useTexts()
  const { country } = useConfig()
  const [typed, setTyped] = useState(() => lastName().read() ?? '')
  const [name, setName] = useState<string>()
  const { form, wasTried, setTried } = useTries()
  const { ask, isAsking, problem } = useAsk(registrationCalls.resendConfirmation)
  const isInvalid = !canBeName(typed, country)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isInvalid) return
    if (await ask({ body: { email_address: typed.trim() } })) setName(typed.trim())
  }
  if (name !== undefined) return <LinkSent name={name} wasSent />
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles['form']}>
      <FormFailure problem={problem} />
      <TextInput
        label={t('register.contact')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={typed}
        error={wasTried && isInvalid ? t('register.contact-invalid') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={isAsking}>
        {t('register.resend')}
      </Button>
    </form>
  )
}

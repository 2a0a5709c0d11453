import { useState } from 'react'
import { Button, Field, Notice } from '../../features/controls/index.ts'
import { LanguageChoice } from '../../features/language/index.ts'
import { Page } from '../../features/page/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { type SentCode, type SignIn, useSignIn } from './use-sign-in.ts'
import styles from './sign-in.module.css'

/** Logs a rider in. */
export function Screen() {
  const { t, say } = useTexts()
  const { session, invitation } = useDeps()
  const state = useStore(session.state)
  const signIn = useSignIn()
  const { step, sent, problem } = signIn
  return (
    <Page title={t('rider.login.title')}>
      {state.status === 'out' && state.ended && <Ended />}
      {problem && <Notice kind="error">{say(problem.key, problem.values)}</Notice>}
      {step === 'invitation' && <p role="status">{t('rider.login.invited')}</p>}
      {step === 'phone' && <PhoneForm signIn={signIn} />}
      {step === 'code' && sent && <CodeForm signIn={signIn} sent={sent} />}
      {state.status === 'in' && step !== 'invitation' && (
        <Button onPress={() => invitation.set(undefined)}>{t('rider.to-work')}</Button>
      )}
      <LanguageChoice />
    </Page>
  )
}

/** The service ended the session: what was not sent stays for the same rider. */
function Ended() {
  const { t } = useTexts()
  const { acts } = useDeps()
  const count = useStore(acts.queue).filter((queued) => queued.state === 'waiting').length
  return (
    <Notice kind="warning">
      <span>{t('rider.login.ended')}</span>
      {count > 0 && <span>{t('rider.login.ended-waiting', { count })}</span>}
    </Notice>
  )
}

function PhoneForm({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTexts()
  const { config } = useDeps()
  const [phone, setPhone] = useState(signIn.sent?.phone ?? config.phone_prefix)
  const [error, setError] = useState<string>()
  const isEmpty = phone.trim().length < 4
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setError(isEmpty ? t('rider.login.phone-missing') : undefined)
        if (!isEmpty) void signIn.sendCode(phone.trim())
      }}
    >
      <p>{t('rider.login.invitation-hint')}</p>
      <Field
        label={t('rider.login.phone')}
        hint={t('rider.login.phone-hint')}
        error={error}
        value={phone}
        onChange={setPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Button type="submit" kind="primary" isBig isBusy={signIn.isBusy}>
        {t('rider.login.send-code')}
      </Button>
    </form>
  )
}

function CodeForm({ signIn, sent }: { readonly signIn: SignIn; readonly sent: SentCode }) {
  const { t, format } = useTexts()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setError(code.trim() === '' ? t('rider.login.code-missing') : undefined)
        if (code.trim() !== '') void signIn.logIn(code.trim())
      }}
    >
      <p>{t('rider.login.code-sent', { phone: sent.phone })}</p>
      <Field
        label={t('rider.login.code')}
        hint={t('rider.login.code-hint', { count: sent.digits, time: format.time(sent.expiresAt) })}
        error={error}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <Button type="submit" kind="primary" isBig isBusy={signIn.isBusy}>
        {t('rider.login.log-in')}
      </Button>
      <Button isBusy={signIn.isBusy} onPress={() => void signIn.sendCode(sent.phone)}>
        {t('rider.login.another-code')}
      </Button>
      <Button kind="quiet" onPress={signIn.changeNumber}>
        {t('rider.login.other-number')}
      </Button>
    </form>
  )
}

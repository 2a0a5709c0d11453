import { registrationCalls } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { Button, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import {
  AccountPage,
  FormFailure,
  lastName,
  newPasswordViolation,
  type NewPassword,
  noPassword,
  PasswordFields,
  useCall,
  useFocusFirst,
  useSubmitAttempts,
} from '../../../features/account-form/index.ts'
import formStyles from '../../../features/account-form/Form.module.css'
import { isRefusedFor, useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { emailViolation } from '../check-registration.ts'
import { Acceptance } from './Acceptance.tsx'
import { LinkOnItsWay } from './LinkOnItsWay.tsx'
import { ToLogin } from './ToLogin.tsx'

const steps = ['code', 'email', 'password'] as const
type RegistrationStep = (typeof steps)[number]

/** An outlet that an operator knows: its code, the e-mail address that belongs to it, a password. */
export function ByVendorCode() {
  const { t } = useTexts()
  const [step, setStep] = useState<RegistrationStep>('code')
  const [code, setCode] = useState('')
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  if (sent) return <LinkOnItsWay name={email} channel="mail" onAnother={() => setSent(false)} />
  const number = steps.indexOf(step) + 1
  return (
    <AccountPage
      title={t('register.title')}
      lead={t('register.step', { number, count: steps.length })}
      foot={<ToLogin />}
    >
      {step === 'code' && (
        <CodeStep
          code={code}
          onDone={(next) => {
            setCode(next)
            setStep('email')
          }}
        />
      )}
      {step === 'email' && (
        <EmailStep
          code={code}
          email={email}
          onBack={() => setStep('code')}
          onDone={(next) => {
            setEmail(next)
            setStep('password')
          }}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          code={code}
          email={email}
          onBack={() => setStep('email')}
          onDone={() => {
            lastName().write(email)
            setSent(true)
          }}
        />
      )}
    </AccountPage>
  )
}

function CodeStep({ code, onDone }: { readonly code: string; readonly onDone: (code: string) => void }) {
  const { t } = useTexts()
  const { links, support_email: support } = useConfig()
  const { partner_sign_up: partner } = links
  const [typed, setTyped] = useState(code)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem, forget } = useCall(registrationCalls.checkVendorCode)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (typed.trim() === '') return
    if (await ask({ body: { vendor_code: typed.trim() } })) onDone(typed.trim())
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
      <FormFailure
        problem={problem}
        otherwise="register.error.failed"
        action={isRefusedFor(problem, 'register.vendor-code') && <div>{t('register.code-unknown')}</div>}
      />
      <TextInput
        label={t('register.vendor-code')}
        description={t('register.vendor-code-hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={textLengths.vendorCode}
        value={typed}
        error={wasSubmitted && typed.trim() === '' ? t('register.vendor-code-missing') : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          forget()
        }}
      />
      <Text size="sm">
        {t('register.no-code')}{' '}
        <a href={`mailto:${support}`}>
          <bdi>{support}</bdi>
        </a>
      </Text>
      {partner !== null && (
        <a href={partner} target="_blank" rel="noreferrer">
          {t('account.partner')}
        </a>
      )}
      <Button type="submit" fullWidth loading={isAsking}>
        {t('action.continue')}
      </Button>
    </form>
  )
}

interface EmailStepProps {
  readonly code: string
  readonly email: string
  readonly onBack: () => void
  readonly onDone: (email: string) => void
}

function EmailStep({ code, email, onBack, onDone }: EmailStepProps) {
  const { t } = useTexts()
  const first = useFocusFirst()
  const [typed, setTyped] = useState(email)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem, forget } = useCall(registrationCalls.checkVendorEmail)
  const violation = wasSubmitted ? emailViolation(typed) : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (emailViolation(typed)) return
    if (await ask({ body: { vendor_code: code, email_address: typed.trim() } })) onDone(typed.trim())
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
      <FormFailure problem={problem} otherwise="register.error.failed" />
      <Text size="sm">{t('register.for-code', { vendorCode: code })}</Text>
      <TextInput
        type="email"
        inputMode="email"
        label={t('register.vendor-email')}
        description={t('register.vendor-email-hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        ref={first}
        value={typed}
        error={violation ? t(violation) : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          forget()
        }}
      />
      <Button type="submit" fullWidth loading={isAsking}>
        {t('action.continue')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {t('action.back')}
      </Button>
    </form>
  )
}

interface PasswordStepProps {
  readonly code: string
  readonly email: string
  readonly onBack: () => void
  readonly onDone: () => void
}

function PasswordStep({ code, email, onBack, onDone }: PasswordStepProps) {
  const { t } = useTexts()
  const [words, setWords] = useState<NewPassword>(noPassword)
  const [accepts, setAccepts] = useState(false)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  // Keyboard users continue in this field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const { ask, isAsking, problem, forget } = useCall(registrationCalls.register)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (newPasswordViolation(words) || !accepts) return
    const answer = await ask({
      body: {
        registration_type: 'PV',
        vendor_code: code,
        email_address: email,
        password: words.password,
        terms_accepted: true,
      },
    })
    if (answer) onDone()
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
      <FormFailure problem={problem} otherwise="register.error.failed" />
      <Text size="sm">{t('register.for-email', { vendorEmail: email })}</Text>
      <PasswordFields
        value={words}
        onChange={(next) => {
          setWords(next)
          forget()
        }}
        showsViolation={wasSubmitted}
      />
      <Acceptance checked={accepts} showsViolation={wasSubmitted} onChange={setAccepts} />
      <Button type="submit" fullWidth loading={isAsking}>
        {t('register.submit')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {t('action.back')}
      </Button>
    </form>
  )
}

import { registrationCalls } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  AccountPage,
  FormFailure,
  lastName,
  noPassword,
  PasswordFields,
  prepareNames,
  useCall,
  useSubmitAttempts,
} from '../../../features/account-form/index.ts'
import formStyles from '../../../features/account-form/Form.module.css'
import { isRefusedFor, useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { type BusinessForm, checkBusiness, contactViolation } from '../check-registration.ts'
import { Acceptance } from './Acceptance.tsx'
import { LinkOnItsWay } from './LinkOnItsWay.tsx'
import { ToLogin } from './ToLogin.tsx'

const blank: BusinessForm = { businessName: '', name: '', accepts: false, ...noPassword }

/** A business that registers itself: its name, how it is reached, a password. */
export function ByBusinessName() {
  const { t } = useTexts()
  const { country } = useConfig()
  const [filled, setFilled] = useState(blank)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const [sent, setSent] = useState<{ email: string; channel: 'mail' | 'text' }>()
  const { ask, isAsking, problem, forget } = useCall(registrationCalls.register)
  const isRefusedName = isRefusedFor(problem, 'auth.email-invalid')
  const violations = wasSubmitted ? checkBusiness(filled, country) : []
  const fill = (change: Partial<BusinessForm>) => {
    setFilled({ ...filled, ...change })
    forget()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await prepareNames(filled.name)
    setSubmitted(true)
    if (checkBusiness(filled, country).length > 0) return
    const answer = await ask({
      body: {
        registration_type: 'NPV',
        business_name: filled.businessName.trim(),
        email_address: filled.name.trim(),
        password: filled.password,
        terms_accepted: true,
      },
    })
    if (!answer) return
    lastName().write(answer.result.email)
    setSent(answer.result)
  }
  if (sent)
    return <LinkOnItsWay name={sent.email} channel={sent.channel} onAnother={() => setSent(undefined)} />
  return (
    <AccountPage title={t('register.title')} lead={t('register.lead')} foot={<ToLogin />}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
        <FormFailure problem={isRefusedName ? null : problem} otherwise="register.error.failed" />
        <TextInput
          label={t('register.business-name')}
          autoComplete="organization"
          maxLength={textLengths.businessName}
          dir="auto"
          value={filled.businessName}
          error={violations.includes('businessName') ? t('register.name-missing') : undefined}
          onChange={(event) => fill({ businessName: event.currentTarget.value })}
        />
        <TextInput
          label={t('register.contact')}
          description={t('register.contact-hint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={filled.name}
          error={violations.includes('name') || isRefusedName ? t(contactViolation(filled.name)) : undefined}
          onChange={(event) => fill({ name: event.currentTarget.value })}
        />
        <PasswordFields
          value={filled}
          onChange={(next) => fill(next)}
          showsViolation={violations.includes('password')}
        />
        <Acceptance
          checked={filled.accepts}
          showsViolation={violations.includes('accepts')}
          onChange={(accepts) => fill({ accepts })}
        />
        <Button type="submit" fullWidth loading={isAsking}>
          {t('register.submit')}
        </Button>
      </form>
    </AccountPage>
  )
}

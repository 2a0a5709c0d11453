import { accountCalls } from '@beckon/contract'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  canBeName,
  FormFailure,
  lastName,
  prepareNames,
  useCall,
  useSubmitAttempts,
} from '../../../features/account-form/index.ts'
import formStyles from '../../../features/account-form/Form.module.css'
import { isRefusedFor, useConfig } from '../../../platform/client/index.ts'
import { deviceTokenField } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** Asks for the name of the account. The answer does not reveal whether it exists. */
export function AskForCode({ onSent }: { readonly onSent: (name: string) => void }) {
  const { t } = useTexts()
  const { country } = useConfig()
  const [typed, setTyped] = useState(() => lastName().read() ?? '')
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem, forget } = useCall(accountCalls.forgotPassword)
  const isInvalid = !canBeName(typed, country)
  const isRefusedName = isRefusedFor(problem, 'auth.email-invalid')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await prepareNames(typed)
    setSubmitted(true)
    if (!canBeName(typed, country)) return
    if (await ask({ body: { email_address: typed.trim(), ...deviceTokenField() } })) onSent(typed.trim())
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
      <FormFailure problem={isRefusedName ? null : problem} />
      <TextInput
        label={t('register.contact')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={typed}
        error={(wasSubmitted && isInvalid) || isRefusedName ? t('register.contact-invalid') : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          forget()
        }}
      />
      <Button type="submit" fullWidth loading={isAsking}>
        {t('forgot.send')}
      </Button>
    </form>
  )
}

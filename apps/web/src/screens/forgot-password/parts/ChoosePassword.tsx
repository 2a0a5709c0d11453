import { accountCalls } from '@beckon/contract'
import { channelOf, codeFrom } from '@beckon/domain/account'
import { textLengths } from '@beckon/domain/limits'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import {
  DemoMailbox,
  FormFailure,
  type NewPassword,
  newPasswordViolation,
  noPassword,
  PasswordFields,
  useCall,
  useFocusFirst,
  useSubmitAttempts,
} from '../../../features/account-form/index.ts'
import formStyles from '../../../features/account-form/Form.module.css'
import { isRefusedFor, useConfig } from '../../../platform/client/index.ts'
import { deviceTokenField } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

export interface ChoosePasswordProps {
  readonly name: string
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The code that came, and the new password. */
export function ChoosePassword({ name, onBack, onDone }: ChoosePasswordProps) {
  const { t } = useTexts()
  const { environment } = useConfig()
  const first = useFocusFirst()
  const [code, setCode] = useState('')
  const [words, setWords] = useState<NewPassword>(noPassword)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem, forget } = useCall(accountCalls.resetPassword)
  const isWrong = isRefusedFor(problem, 'auth.code-invalid')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const digits = codeFrom(code)
    if (!digits || newPasswordViolation(words)) return
    const body = {
      email_address: name,
      verification_code: digits,
      password: words.password,
      ...deviceTokenField(),
    }
    if (await ask({ body })) onDone()
  }
  const codeError = () => {
    if (isWrong) return t('error.code-invalid')
    return wasSubmitted && !codeFrom(code) ? t('forgot.code-invalid') : undefined
  }
  // The code that was refused is typed again.
  useEffect(() => {
    if (isWrong) first.current?.focus()
  }, [isWrong, first])
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
      <FormFailure problem={isWrong ? null : problem} />
      <TextInput
        label={t('forgot.code')}
        description={t('forgot.code-hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        ref={first}
        maxLength={textLengths.resetCode}
        value={code}
        error={codeError()}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          forget()
        }}
      />
      <PasswordFields
        value={words}
        onChange={(next) => {
          setWords(next)
          forget()
        }}
        showsViolation={wasSubmitted}
      />
      <Button type="submit" fullWidth loading={isAsking}>
        {t('forgot.submit')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {t('forgot.again')}
      </Button>
      {environment !== 'prd' && <DemoMailbox channel={channelOf(name)} />}
    </form>
  )
}

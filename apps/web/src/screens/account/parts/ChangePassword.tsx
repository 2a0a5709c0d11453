import { accountCalls, type AnswerOf } from '@beckon/contract'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  FormFailure,
  type NewPassword,
  newPasswordViolation,
  noPassword,
  PasswordField,
  PasswordFields,
  useCall,
  useSubmitAttempts,
} from '../../../features/account-form/index.ts'
import formStyles from '../../../features/account-form/Form.module.css'
import { Panel } from '../../../features/page/index.ts'
import { isRefusedFor, queryKeys } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** Changes the password of a user who enters the present one. */
export function ChangePassword() {
  const { t } = useTexts()
  const notify = useNotify()
  const queries = useQueryClient()
  const [present, setPresent] = useState('')
  const [words, setWords] = useState<NewPassword>(noPassword)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem, forget } = useCall(accountCalls.changePassword)
  const isWrong = isRefusedFor(problem, 'auth.password-invalid')
  const field = useRef<HTMLInputElement>(null)
  // The password that was refused is typed again.
  useEffect(() => {
    if (isWrong) field.current?.focus()
  }, [isWrong])
  const missing = wasSubmitted && present === '' ? 'login.password-missing' : undefined
  const violationOfPresent = isWrong ? 'password.present-wrong' : missing
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (present === '' || newPasswordViolation(words)) return
    if (!(await ask({ body: { password: present, new_password: words.password } }))) return
    // Mentioned also while the sessions are still loading.
    const sessions = queries.getQueryData<AnswerOf<typeof accountCalls.listSessions>>(queryKeys.sessions())
    notify(t(sessions?.result.length === 1 ? 'forgot.done' : 'password.changed'), { kind: 'success' })
    setPresent('')
    setWords(noPassword)
    setSubmitted(false)
    await queries.invalidateQueries({ queryKey: queryKeys.sessions() })
  }
  return (
    <Panel title={t('password.change')}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
        <FormFailure problem={isWrong ? null : problem} />
        <PasswordField
          inputRef={field}
          autoComplete="current-password"
          label={t('password.present')}
          value={present}
          error={violationOfPresent && t(violationOfPresent)}
          onChange={(next) => {
            setPresent(next)
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
        <Button type="submit" loading={isAsking} style={{ justifySelf: 'start' }}>
          {t('password.change')}
        </Button>
      </form>
    </Panel>
  )
}

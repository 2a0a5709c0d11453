import { vendorCalls } from '@beckon/contract'
import { looksLikeEmail } from '@beckon/domain/account'
import type { MemberRole } from '@beckon/domain/member'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormFailure, useCall, useSubmitAttempts } from '../../../features/account-form/index.ts'
import { queryKeys } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

interface InviteMemberProps {
  readonly vendorId: string
  /** Those that the user may give. */
  readonly roles: readonly MemberRole[]
}

/** Invites a person by email, with a role. The role that is chosen at first is the one of most people. */
export function InviteMember({ vendorId, roles }: InviteMemberProps) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const notify = useNotify()
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<MemberRole>('staff')
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem, forget } = useCall(vendorCalls.inviteOwner)
  const isInvalid = !looksLikeEmail(typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isInvalid) return
    const body = { email_address: typed.trim(), role }
    const answer = await ask({ params: { id: vendorId }, body })
    if (!answer) return
    notify(t('people.invitation-sent', { name: answer.result.email }), { kind: 'success' })
    setTyped('')
    setSubmitted(false)
    await queries.invalidateQueries({ queryKey: queryKeys.owners(vendorId) })
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={styles.invite}>
      <TextInput
        className={styles.grow}
        type="email"
        label={t('people.invite')}
        dir="ltr"
        autoComplete="off"
        value={typed}
        error={wasSubmitted && isInvalid ? t('login.email-invalid') : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          forget()
        }}
      />
      <NativeSelect
        label={t('member.role')}
        value={role}
        data={roles.map((one) => ({ value: one, label: t(`member.role.${one}`) }))}
        onChange={({ currentTarget }) => {
          setRole(roles.find((one) => one === currentTarget.value) ?? role)
          forget()
        }}
      />
      <Button type="submit" loading={isAsking}>
        {t('people.invite-send')}
      </Button>
      <FormFailure problem={problem} />
    </form>
  )
}

import { vendorCalls } from '@beckon/contract'
import { type MemberRole as Role, memberRoles } from '@beckon/domain/member'
import { Button, NativeSelect, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFailure, useCall } from '../../../features/account-form/index.ts'
import { queryKeys } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { MemberLineProps } from './member-line-props.ts'
import styles from './parts.module.css'

/** The role of a person, to be changed where the user may; the own role only after a question. */
export function MemberRole({ member, vendorId }: MemberLineProps) {
  const { t } = useTexts()
  const { user } = useSession()
  const queries = useQueryClient()
  const notify = useNotify()
  const [wanted, setWanted] = useState<Role>()
  const { ask, isAsking, problem } = useCall(vendorCalls.setMemberRole)
  const { role, can, email, owner_id: ownerId } = member
  if (can.roles.length === 0) {
    return (
      <Text size="sm" className={styles.role} data-role={role}>
        {t(`member.role.${role}`)}
      </Text>
    )
  }
  const save = async (next: Role) => {
    const answer = await ask({ params: { id: vendorId, ownerId }, body: { role: next } })
    if (answer)
      notify(t('member.changed', { name: email, role: t(`member.role.${next}`) }), { kind: 'success' })
    setWanted(undefined)
    await queries.invalidateQueries({ queryKey: queryKeys.owners(vendorId) })
    if (ownerId === user?.id) await queries.invalidateQueries({ queryKey: queryKeys.vendors() })
  }
  const choose = (next: Role | undefined) => {
    if (next === undefined || next === role) setWanted(undefined)
    else if (ownerId === user?.id) setWanted(next)
    else void save(next)
  }
  return (
    <div className={styles.role} data-role={role}>
      <NativeSelect
        aria-label={t('member.role-of', { name: email })}
        value={wanted ?? role}
        disabled={isAsking}
        data={memberRoles
          .filter((one) => one === role || can.roles.includes(one))
          .map((one) => ({ value: one, label: t(`member.role.${one}`) }))}
        onChange={({ currentTarget }) => choose(memberRoles.find((one) => one === currentTarget.value))}
      />
      {wanted !== undefined && (
        <OwnRole isAsking={isAsking} onSure={() => void save(wanted)} onKeep={() => setWanted(undefined)} />
      )}
      <FormFailure problem={problem} />
    </div>
  )
}

interface OwnRoleProps {
  readonly isAsking: boolean
  readonly onSure: () => void
  readonly onKeep: () => void
}

/** The user cannot give the own role back. */
function OwnRole({ isAsking, onSure, onKeep }: OwnRoleProps) {
  const { t } = useTexts()
  return (
    <>
      <Text size="sm">{t('member.own-role')}</Text>
      <div className={styles.sure}>
        <Button size="sm" color="red" loading={isAsking} onClick={onSure}>
          {t('member.own-role-sure')}
        </Button>
        <Button size="sm" variant="default" onClick={onKeep}>
          {t('action.cancel')}
        </Button>
      </div>
    </>
  )
}

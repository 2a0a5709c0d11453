import { vendorCalls } from '@beckon/contract'
import { Badge, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormFailure, useCall } from '../../../features/account-form/index.ts'
import { queryKeys } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { MemberLineProps } from './member-line-props.ts'
import { MemberRole } from './MemberRole.tsx'
import styles from './parts.module.css'

/** The pressed button was removed: keyboard users continue here. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus()

/** Focuses the heading of the list, because the line of the removed person disappears. */
function focusHeading(line: HTMLElement | null): void {
  const heading = line?.closest('section')?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** A person or an invitation, with the role and what the user may change. */
export function MemberLine({ member, vendorId }: MemberLineProps) {
  const line = useRef<HTMLLIElement>(null)
  return (
    <li ref={line} className={styles.line} data-member={member.email}>
      <div className={styles.grow}>
        <bdi>{member.email}</bdi>
        <Notes member={member} />
      </div>
      <MemberRole member={member} vendorId={vendorId} />
      {member.can.remove && (
        <Remove member={member} vendorId={vendorId} onRemoved={() => focusHeading(line.current)} />
      )}
    </li>
  )
}

function Notes({ member }: Pick<MemberLineProps, 'member'>) {
  const { t } = useTexts()
  const { user } = useSession()
  return (
    <div className={styles.notes}>
      {member.owner_id === user?.id && (
        <Badge variant="light" tt="none">
          {t('people.you')}
        </Badge>
      )}
      {member.state === 'invited' && (
        <Badge variant="default" tt="none">
          {t('people.invited')}
        </Badge>
      )}
      {member.inherited && (
        <Badge variant="default" tt="none">
          {t('people.inherited')}
        </Badge>
      )}
    </div>
  )
}

function Remove({ member, vendorId, onRemoved }: MemberLineProps & { readonly onRemoved: () => void }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isSure, setSure] = useState<boolean>()
  const { ask, isAsking, problem } = useCall(vendorCalls.removeOwner)
  const remove = async () => {
    const answer = await ask({ params: { id: vendorId, ownerId: member.owner_id } })
    if (answer) {
      notify(t('people.removed', { name: member.email }), { kind: 'success' })
      onRemoved()
    }
    await queries.invalidateQueries({ queryKey: queryKeys.owners(vendorId) })
  }
  if (!isSure) {
    return (
      <Button
        size="sm"
        variant="default"
        // The focus returns here after Cancel.
        ref={isSure === false ? focusOn : undefined}
        aria-label={t('people.remove-name', { name: member.email })}
        onClick={() => setSure(true)}
      >
        {t('people.remove')}
      </Button>
    )
  }
  return (
    <div className={styles.sure}>
      <Button size="sm" color="red" ref={focusOn} loading={isAsking} onClick={() => void remove()}>
        {t('people.remove-sure')}
      </Button>
      <Button size="sm" variant="default" onClick={() => setSure(false)}>
        {t('action.cancel')}
      </Button>
      <FormFailure problem={problem} />
    </div>
  )
}

import { calls } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Invited } from '../../features/invited/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { hasRepeated, roleOf } from './role-drafts.ts'
import { type RoleDraft, RolesFields } from './RolesFields.tsx'
import { useManagedCountries } from './use-managed-countries.ts'
import { useRefreshOperators } from './use-operators.ts'

const LONGEST_NAME = 120

/** Invites a person with roles by country and zone, and shows the link of the invitation once. */
export function InviteDialog({ close }: { readonly close: () => void }) {
  const { t, format } = useTexts()
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const countries = useManagedCountries()
  const refresh = useRefreshOperators()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly RoleDraft[]>([{ country, role: 'dispatcher', zones: [] }])
  const [invited, setInvited] = useState<{ readonly link: string; readonly expires: number }>()
  if (invited)
    return (
      <Invited
        title={t('console.operators.invite')}
        sent={t('console.operators.invited', { time: format.dateTime(invited.expires) })}
        hint={t('console.operators.link-hint', { name })}
        codeLabel={t('console.operators.link-code')}
        link={invited.link}
        close={close}
      />
    )
  return (
    <ReasonDialog
      title={t('console.operators.invite')}
      action={t('console.operators.invite')}
      size="lg"
      isIncomplete={roles.length === 0 || hasRepeated(roles)}
      close={close}
      onDone={() => undefined}
      run={async (reason) => {
        const wanted = roles.map((draft) => ({ ...roleOf(draft), country: draft.country }))
        const result = await client.call(calls.inviteOperator, {
          body: { email_address: email.trim(), name: name.trim(), roles: wanted, reason },
        })
        if (!result.ok) return result
        await refresh()
        const { link, expires_at: expires } = result.answer.result
        setInvited({ link, expires })
        return result
      }}
    >
      <TextInput
        label={t('console.operators.name')}
        required
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={t('console.operators.email')}
        required
        type="email"
        dir="ltr"
        maxLength={textLengths.email}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <RolesFields roles={roles} countries={countries} onChange={setRoles} />
    </ReasonDialog>
  )
}

import { calls, type Shop, type ShopOwner } from '@beckon/contract'
import { type MemberRole, memberRoles } from '@beckon/domain/member'
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Column, DataTable } from '../../features/list/index.ts'
import { EmptyState } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { StateBadge, type StateBadgeProps } from '../../features/badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { OwnerActions } from './OwnerActions.tsx'

/** The people who act for a shop, and whether each can log in, for an operator who may manage shops. */
export function Owners({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  const [isInviting, setInviting] = useState(false)
  const key = ['shop-owners', country, shop.vendor_id]
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listShopOwners, { params: { id: shop.vendor_id } }, { signal }))
        .result,
  })
  const refresh = () => void queries.invalidateQueries({ queryKey: key })
  const invite = <Button onClick={() => setInviting(true)}>{t('console.shops.owner-invite')}</Button>
  return (
    <>
      <DataTable
        name="shop-owners"
        label={t('console.shops.owners')}
        query={query}
        columns={useColumns(shop, refresh)}
        keyOf={({ owner_id: id }) => id}
        filters={invite}
        empty={
          <EmptyState
            title={t('console.shops.no-owners')}
            text={t('console.shops.no-owners-hint')}
            action={invite}
          />
        }
      />
      {isInviting && <InviteOwner shop={shop} close={() => setInviting(false)} refresh={refresh} />}
    </>
  )
}

function useColumns(shop: Shop, refresh: () => void): Column<ShopOwner>[] {
  const { t, format } = useTexts()
  return [
    {
      id: 'email',
      title: t('console.shops.owner'),
      render: ({ email }) => <bdi dir="ltr">{email}</bdi>,
      sortBy: ({ email }) => email,
    },
    {
      id: 'role',
      title: t('member.role'),
      render: ({ role }) => t(`member.role.${role}`),
      sortBy: ({ role }) => memberRoles.indexOf(role),
    },
    { id: 'state', title: t('console.shops.state'), render: (owner) => <OwnerState {...owner} /> },
    {
      id: 'seen',
      title: t('console.shops.last-login'),
      render: ({ last_login_at: at }) => (at === null ? '–' : format.dateTime(at)),
      sortBy: ({ last_login_at: at }) => at,
      isFigure: true,
    },
    {
      id: 'actions',
      title: '',
      render: (owner) => <OwnerActions shop={shop} owner={owner} refresh={refresh} />,
    },
  ]
}

type ColoredText = readonly [StateBadgeProps['color'], string]

function OwnerState(owner: ShopOwner) {
  const { t, format } = useTexts()
  const { locked_until: until } = owner
  const badges: readonly (ColoredText | false)[] = [
    owner.state === 'invited' && ['blue', t('console.shops.owner-invited')],
    owner.inherited && ['gray', t('console.shops.owner-inherited')],
    owner.is_suspended && ['red', t('console.shops.owner-suspended')],
    owner.must_change_password && ['orange', t('console.shops.owner-password')],
    until !== null && ['orange', t('console.shops.owner-locked', { time: format.time(until) })],
  ]
  const found = badges.filter((badge) => badge !== false)
  const active: ColoredText = ['green', t('console.shops.owner-active')]
  return (
    <Group gap={4}>
      {(found.length > 0 ? found : [active]).map(([color, text]) => (
        <StateBadge key={text} color={color}>
          {text}
        </StateBadge>
      ))}
    </Group>
  )
}

interface InviteOwnerProps {
  readonly shop: Shop
  readonly close: () => void
  readonly refresh: () => void
}

function InviteOwner({ shop, close, refresh }: InviteOwnerProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('owner')
  return (
    <ReasonDialog
      title={t('console.shops.owner-invite')}
      action={t('console.shops.owner-invite')}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.inviteShopOwner, {
          params: { id: shop.vendor_id },
          body: { email_address: email, role, reason },
        })
        if (result.ok) refresh()
        return result
      }}
    >
      <TextInput
        label={t('console.shops.owner-email')}
        description={t('console.shops.owner-email-hint')}
        required
        type="email"
        dir="ltr"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        data-autofocus
      />
      <NativeSelect
        label={t('member.role')}
        value={role}
        data={memberRoles.map((one) => ({ value: one, label: t(`member.role.${one}`) }))}
        onChange={({ currentTarget }) =>
          setRole(memberRoles.find((one) => one === currentTarget.value) ?? role)
        }
      />
    </ReasonDialog>
  )
}

import { calls, type Shop, type ShopOwner } from '@beckon/contract'
import type { CallResult, Client } from '@beckon/contract/client'
import { Menu, Text } from '@mantine/core'
import { useState } from 'react'
import { RowMenu } from '../../features/list/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface OwnerActionsProps {
  readonly shop: Shop
  readonly owner: ShopOwner
  readonly refresh: () => void
}

const ownerActions = ['suspend', 'resume', 'reset', 'unlock', 'remove'] as const
type OwnerAction = (typeof ownerActions)[number]

/** The actions that are possible with an owner, each with its effect and a reason. */
export function OwnerActions({ shop, owner, refresh }: OwnerActionsProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const [asked, setAsked] = useState<OwnerAction>()
  const possible = ownerActions.filter((action) => isPossible(action, owner))
  if (possible.length === 0) return null
  return (
    <>
      <RowMenu name={owner.email}>
        {possible.map((action) => (
          <Menu.Item
            key={action}
            onClick={() => setAsked(action)}
            {...(isDangerous(action) ? { color: 'red' } : {})}
          >
            {t(`console.shops.owner.${action}`)}
          </Menu.Item>
        ))}
      </RowMenu>
      {asked && (
        <ReasonDialog
          title={t('console.shops.change', { change: t(`console.shops.owner.${asked}`), name: owner.email })}
          action={t(`console.shops.owner.${asked}`)}
          isDangerous={isDangerous(asked)}
          close={() => setAsked(undefined)}
          run={async (reason) => {
            const result = await make(client, asked, { shop, owner, reason })
            if (result.ok) refresh()
            return result
          }}
        >
          <Text size="sm">{t(`console.shops.owner-effect.${asked}`)}</Text>
        </ReasonDialog>
      )}
    </>
  )
}

const isDangerous = (action: OwnerAction): boolean => action === 'suspend' || action === 'remove'

function isPossible(action: OwnerAction, owner: ShopOwner): boolean {
  if (action === 'remove') return !owner.inherited
  if (owner.state === 'invited') return false
  switch (action) {
    case 'suspend':
      return !owner.is_suspended
    case 'resume':
      return owner.is_suspended
    case 'reset':
      return !owner.must_change_password
    case 'unlock':
      return owner.locked_until !== null
  }
}

interface OwnerChange {
  readonly shop: Shop
  readonly owner: ShopOwner
  readonly reason: string
}

function make(
  client: Client,
  action: OwnerAction,
  { shop, owner, reason }: OwnerChange,
): Promise<CallResult<unknown>> {
  const account = { email_address: owner.email, reason }
  switch (action) {
    case 'suspend':
    case 'resume':
      return client.call(calls.changeAccount, { body: { ...account, disabled: action === 'suspend' } })
    case 'reset':
      return client.call(calls.changeAccount, { body: { ...account, password_reset_required: true } })
    case 'unlock':
      return client.call(calls.liftLockOut, { body: account })
    case 'remove':
      return client.call(calls.removeShopOwner, {
        params: { id: shop.vendor_id, ownerId: owner.owner_id },
        body: { reason },
      })
  }
}

import type { DeskOrder } from '@beckon/contract'
import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import { useTexts } from '../../platform/texts/index.ts'
import { CancelDialog } from './acts/CancelDialog.tsx'
import { ChangeDialog } from './acts/ChangeDialog.tsx'
import { DecideDialog } from './acts/DecideDialog.tsx'
import { LinkDialog } from './acts/LinkDialog.tsx'
import { ViewDialog } from './acts/ViewDialog.tsx'

const acts = {
  decide: 'console.orders.decide',
  edit: 'console.orders.change',
  send_link: 'console.orders.link',
  view_shop: 'console.orders.view-shop',
  view_customer: 'console.orders.view-customer',
  cancel: 'console.orders.cancel',
} as const

type Act = keyof typeof acts

/** The acts that the operator may do now; each asks for a reason. */
export function OrderActions({ desk }: { readonly desk: DeskOrder }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<Act>()
  const allowed = (Object.keys(acts) as Act[]).filter((act) => desk.can[act])
  const close = () => setOpen(undefined)
  if (allowed.length === 0) return null
  return (
    <>
      {desk.can.decide && <Button onClick={() => setOpen('decide')}>{t('console.orders.decide')}</Button>}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {t('console.orders.actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {allowed.map((act) => (
            <Menu.Item key={act} onClick={() => setOpen(act)} {...(act === 'cancel' ? { color: 'red' } : {})}>
              {t(acts[act])}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {open === 'cancel' && <CancelDialog desk={desk} close={close} />}
      {open === 'edit' && <ChangeDialog desk={desk} close={close} />}
      {open === 'decide' && <DecideDialog desk={desk} close={close} />}
      {open === 'send_link' && <LinkDialog desk={desk} close={close} />}
      {(open === 'view_shop' || open === 'view_customer') && (
        <ViewDialog desk={desk} kind={open === 'view_shop' ? 'shop' : 'customer'} close={close} />
      )}
    </>
  )
}

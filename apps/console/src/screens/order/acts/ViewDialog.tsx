import { calls } from '@beckon/contract'
import { VIEW_MINUTES } from '@beckon/domain/limits'
import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshOrder } from '../use-order.ts'
import type { ActProps } from './CancelDialog.tsx'

/** Opens the page of the shop or of the customer in a tab of its own, read-only. */
export function ViewDialog({ desk, kind, close }: ActProps & { readonly kind: 'shop' | 'customer' }) {
  const { t, locale } = useTexts()
  const { client } = useDeps()
  const { order_id: orderId } = desk.order
  const refresh = useRefreshOrder(orderId)
  const [isBlocked, setBlocked] = useState(false)
  const title = t(kind === 'shop' ? 'console.orders.view-shop' : 'console.orders.view-customer')
  return (
    <ReasonDialog
      title={title}
      action={title}
      close={close}
      onDone={() => undefined}
      run={async (reason) => {
        const subject =
          kind === 'shop' ? { kind, vendor_id: desk.shop.vendor_id } : ({ kind, order_id: orderId } as const)
        // At once, as a browser allows it only for the press of the button.
        const tab = window.open('about:blank', '_blank')
        const result = await client.call(calls.openView, { body: { subject, reason } })
        if (!result.ok) {
          tab?.close()
          return result
        }
        refresh()
        if (!tab) setBlocked(true)
        else {
          show(tab, `${result.answer.result.url}&language=${locale}`)
          close()
        }
        return result
      }}
    >
      <Text size="sm">{t('console.orders.view-hint', { minutes: VIEW_MINUTES })}</Text>
      {isBlocked && (
        <Alert color="red" role="alert">
          {t('console.orders.view-blocked')}
        </Alert>
      )}
    </ReasonDialog>
  )
}

/** The page must not reach the console. Its address, with the token behind the #, replaces the empty one. */
function show(tab: Window, url: string): void {
  tab.opener = null
  tab.location.replace(url)
}

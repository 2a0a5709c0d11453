import { calls, type Shop } from '@beckon/contract'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useChanged } from './use-shop.ts'

/** Closes a shop for new orders, or opens it. */
export function OpenOrClose({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const may = useMay('shops.manage')
  const changed = useChanged(shop.vendor_id)
  const [isAsked, setAsked] = useState(false)
  const isClosed = shop.state === 'closed' || shop.state === 'opening'
  const action = isClosed ? t('console.shops.open') : t('console.shops.close')
  if (!may) return null
  return (
    <>
      <Button {...(isClosed ? {} : { variant: 'light', color: 'red' })} onClick={() => setAsked(true)}>
        {action}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('console.shops.change', { change: action, name: shop.name })}
          action={action}
          isDangerous={!isClosed}
          close={() => setAsked(false)}
          run={async (reason) =>
            changed(
              await client.call(calls.setShopOpen, {
                params: { id: shop.vendor_id },
                body: { open: isClosed, reason },
              }),
            )
          }
        >
          <Text size="sm">
            {isClosed
              ? t('console.shops.open-hint')
              : t('console.shops.close-hint', { count: shop.orders_underway })}
          </Text>
        </ReasonDialog>
      )}
    </>
  )
}

import { calls, type Shop } from '@beckon/contract'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useChanged } from './use-shop.ts'

/** Makes a shop a test shop, or ends that. */
export function TestShop({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const may = useMay('shops.manage')
  const changed = useChanged(shop.vendor_id)
  const [isAsked, setAsked] = useState(false)
  const { is_test_shop: isTestShop } = shop
  const action = isTestShop ? t('console.shops.end-test') : t('console.shops.make-test')
  if (!may) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {action}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={t('console.shops.change', { change: action, name: shop.name })}
          action={action}
          isDangerous={!isTestShop}
          close={() => setAsked(false)}
          run={async (reason) =>
            changed(
              await client.call(calls.setTestShop, {
                params: { id: shop.vendor_id },
                body: { is_test_shop: !isTestShop, reason },
              }),
            )
          }
        >
          <Text size="sm">
            {isTestShop ? t('console.shops.end-test-hint') : t('console.shops.make-test-hint')}
          </Text>
        </ReasonDialog>
      )}
    </>
  )
}

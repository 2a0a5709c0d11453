import { calls, type PaymentMethod, type Shop } from '@beckon/contract'
import { Button, Checkbox, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../features/access/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { StateBadge } from '../../features/badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { ShopDialogProps } from './ProfileDialog.tsx'
import { useChanged } from './use-shop.ts'

const isOn = ({ payment_methods: { own } }: Shop, method: PaymentMethod) => own[method] !== false

/** The payment methods of the country, on or off for the shop. */
export function Payments({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts()
  const may = useMay('shops.manage')
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack align="start" maw="36rem">
      <Text c="dimmed" size="sm">
        {t('console.shops.payments-hint')}
      </Text>
      <Table aria-label={t('console.shops.payments')}>
        <Table.Tbody>
          {shop.payment_methods.country.map((method) => (
            <Table.Tr key={method}>
              <Table.Td>{t(`console.shops.payment.${method}`)}</Table.Td>
              <Table.Td>
                <StateBadge color={isOn(shop, method) ? 'green' : 'gray'}>
                  {isOn(shop, method) ? t('console.shops.on') : t('console.shops.off')}
                </StateBadge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {may && (
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('console.shops.change-payments')}
        </Button>
      )}
      {isAsked && <PaymentsDialog shop={shop} close={() => setAsked(false)} />}
    </Stack>
  )
}

function PaymentsDialog({ shop, close }: ShopDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const changed = useChanged(shop.vendor_id)
  const methods = shop.payment_methods.country
  const [on, setOn] = useState<readonly PaymentMethod[]>(methods.filter((one) => isOn(shop, one)))
  return (
    <ReasonDialog
      title={t('console.shops.change-payments')}
      action={t('console.shops.save')}
      close={close}
      run={async (reason) =>
        changed(
          await client.call(calls.setShopPayments, {
            params: { id: shop.vendor_id },
            body: {
              payment_methods: {
                ...shop.payment_methods.own,
                ...Object.fromEntries(methods.map((one) => [one, on.includes(one)])),
              },
              reason,
            },
          }),
        )
      }
    >
      <Checkbox.Group
        label={t('console.shops.payments')}
        error={on.length === 0 && t('console.shops.payments-none')}
        value={[...on]}
        onChange={(values) => setOn(methods.filter((one) => values.includes(one)))}
      >
        <Stack gap="xs" mt="xs">
          {methods.map((method) => (
            <Checkbox key={method} value={method} label={t(`console.shops.payment.${method}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </ReasonDialog>
  )
}

import { calls } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { PointFields, type TypedPoint } from '../../features/shop/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { ShopDialogProps } from './ProfileDialog.tsx'
import { useChanged } from './use-shop.ts'

const lines = [
  { id: 'address_text', label: 'console.shops.address', most: textLengths.address },
  { id: 'unit', label: 'console.shops.unit', most: textLengths.unit },
  { id: 'building', label: 'console.shops.building', most: textLengths.building },
] as const

/** Moves the collection point; orders that were placed keep theirs. */
export function AddressDialog({ shop, close }: ShopDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const changed = useChanged(shop.vendor_id)
  const { address_text, unit, building, rider_instructions, latitude, longitude } = shop.location
  const [values, setValues] = useState({ address_text, unit, building, notes: rider_instructions })
  const [point, setPoint] = useState<TypedPoint>({
    latitude: latitude ?? '',
    longitude: longitude ?? '',
  })
  return (
    <ReasonDialog
      title={t('console.shops.move')}
      action={t('console.shops.save')}
      close={close}
      run={async (reason) =>
        changed(
          await client.call(calls.setShopAddress, {
            params: { id: shop.vendor_id },
            body: {
              ...values,
              latitude: Number(point.latitude),
              longitude: Number(point.longitude),
              reason,
            },
          }),
        )
      }
    >
      <Text size="sm" c="dimmed">
        {t('console.shops.move-hint', { count: shop.orders_underway })}
      </Text>
      {lines.map(({ id, label, most }) => (
        <TextInput
          key={id}
          label={t(label)}
          required={id === 'address_text'}
          maxLength={most}
          value={values[id]}
          onChange={({ currentTarget }) => setValues({ ...values, [id]: currentTarget.value })}
        />
      ))}
      <PointFields point={point} onChange={setPoint} />
      <Textarea
        label={t('console.shops.notes')}
        autosize
        maxLength={textLengths.notes}
        value={values.notes}
        onChange={({ currentTarget }) => setValues({ ...values, notes: currentTarget.value })}
      />
    </ReasonDialog>
  )
}

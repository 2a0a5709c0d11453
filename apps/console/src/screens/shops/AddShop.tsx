import { calls } from '@beckon/contract'
import { Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { PointFields, type TypedPoint } from '../../features/shop/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface AddShopProps {
  readonly close: () => void
  readonly onAdded: () => void
}

const fields = [
  { id: 'vendor_id', label: 'console.shops.code', most: 40, isLatin: true },
  { id: 'name', label: 'console.shops.name', most: 120, isLatin: false },
  { id: 'contact_email', label: 'console.shops.email', most: 254, isLatin: true },
  { id: 'contact_phone', label: 'console.shops.phone', most: 40, isLatin: true },
  { id: 'address_text', label: 'console.shops.address', most: 255, isLatin: false },
] as const

const blank = { vendor_id: '', name: '', contact_email: '', contact_phone: '', address_text: '' }

/** Adds a shop that waits for its owner, who registers with its code and email. */
export function AddShop({ close, onAdded }: AddShopProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const navigate = useNavigate()
  const [values, setValues] = useState(blank)
  const [point, setPoint] = useState<TypedPoint>({ latitude: '', longitude: '' })
  return (
    <ReasonDialog
      title={t('console.shops.add')}
      action={t('console.shops.add')}
      close={close}
      onDone={() => {
        onAdded()
        void navigate({ to: `/shops/${encodeURIComponent(values.vendor_id)}`, replace: true })
      }}
      run={(reason) =>
        client.call(calls.createVendor, {
          body: {
            ...values,
            latitude: Number(point.latitude),
            longitude: Number(point.longitude),
            reason,
          },
        })
      }
    >
      <Text size="sm" c="dimmed">
        {t('console.shops.add-hint')}
      </Text>
      {fields.map(({ id, label, most, isLatin }) => (
        <TextInput
          key={id}
          label={t(label)}
          required
          maxLength={most}
          {...(isLatin ? { dir: 'ltr' } : {})}
          value={values[id]}
          onChange={({ currentTarget }) => setValues({ ...values, [id]: currentTarget.value })}
        />
      ))}
      <PointFields point={point} onChange={setPoint} />
    </ReasonDialog>
  )
}

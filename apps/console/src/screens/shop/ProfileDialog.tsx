import { calls, type Shop } from '@beckon/contract'
import { LONGEST_PREPARATION_MINUTES, textLengths } from '@beckon/domain/limits'
import { NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useChanged } from './use-shop.ts'

export interface ShopDialogProps {
  readonly shop: Shop
  readonly close: () => void
}

/** Changes name, contact and preparation time. */
export function ProfileDialog({ shop, close }: ShopDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const changed = useChanged(shop.vendor_id)
  const [name, setName] = useState(shop.name)
  const [phone, setPhone] = useState(shop.contact_phone)
  const [email, setEmail] = useState(shop.contact_email ?? '')
  const [minutes, setMinutes] = useState<number | string>(shop.preparation_minutes)
  return (
    <ReasonDialog
      title={t('console.shops.change-profile')}
      action={t('console.shops.save')}
      close={close}
      run={async (reason) =>
        changed(
          await client.call(calls.setShopProfile, {
            params: { id: shop.vendor_id },
            body: {
              name,
              contact_phone: phone,
              contact_email: email === '' ? null : email,
              preparation_minutes: Number(minutes),
              reason,
            },
          }),
        )
      }
    >
      <TextInput
        label={t('console.shops.name')}
        required
        maxLength={textLengths.businessName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={t('console.shops.phone')}
        required
        type="tel"
        dir="ltr"
        maxLength={textLengths.phone}
        value={phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <TextInput
        label={t('console.shops.email')}
        description={t('console.shops.email-hint')}
        type="email"
        dir="ltr"
        maxLength={textLengths.email}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <NumberInput
        label={t('console.shops.minutes')}
        required
        min={0}
        max={LONGEST_PREPARATION_MINUTES}
        allowDecimal={false}
        value={minutes}
        onChange={setMinutes}
      />
    </ReasonDialog>
  )
}

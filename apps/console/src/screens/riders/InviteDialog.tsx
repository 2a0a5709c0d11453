import { calls } from '@beckon/contract'
import { type Vehicle, vehicles } from '@beckon/domain/rider'
import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../features/reason/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Invited } from './Invited.tsx'

export interface InviteDialogProps {
  readonly close: () => void
  readonly onInvited: () => void
}

/** Invites a rider by mobile number, and shows the link of the invitation once. */
export function InviteDialog({ close, onInvited }: InviteDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [vehicle, setVehicle] = useState<Vehicle>('bicycle')
  const [invited, setInvited] = useState<{ readonly link: string; readonly expires: number }>()
  if (invited) return <Invited {...invited} close={close} />
  return (
    <ReasonDialog
      title={t('console.riders.invite')}
      action={t('console.riders.invite')}
      close={close}
      onDone={() => undefined}
      run={async (reason) => {
        const result = await client.call(calls.inviteRider, {
          body: { name, phone_number: phone, vehicle, reason },
        })
        if (!result.ok) return result
        onInvited()
        setInvited({ link: result.answer.result.link, expires: result.answer.result.expires_at })
        return result
      }}
    >
      <TextInput
        label={t('console.riders.name')}
        required
        maxLength={120}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={t('console.riders.phone')}
        required
        type="tel"
        dir="ltr"
        maxLength={40}
        value={phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <Select
        label={t('console.riders.vehicle')}
        allowDeselect={false}
        value={vehicle}
        data={vehicles.map((value) => ({ value, label: t(`console.vehicle.${value}`) }))}
        onChange={(value) => setVehicle(vehicles.find((one) => one === value) ?? vehicle)}
      />
    </ReasonDialog>
  )
}

import { calls, type ShownRider } from '@beckon/contract'
import { type Vehicle, vehicles } from '@beckon/domain/rider'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshRider } from './use-rider.ts'

interface Profile {
  readonly name: string
  readonly phone: string
  readonly vehicle: Vehicle
  readonly note: string
}

/** Changes the profile of a rider; only the fields that differ are sent. */
export function ProfileDialog({ rider, close }: { readonly rider: ShownRider; readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshRider(rider.id)
  const before = { name: rider.name, phone: rider.phone_number, vehicle: rider.vehicle, note: rider.note }
  const [profile, setProfile] = useState<Profile>(before)
  const change = (changed: Partial<Profile>) => setProfile({ ...profile, ...changed })
  return (
    <ReasonDialog
      title={t('console.riders.change', { change: t('console.rider.edit'), name: rider.name })}
      action={t('console.rider.save')}
      close={close}
      run={async (reason) => {
        const { name, phone, vehicle, note } = profile
        const body = {
          ...(name === before.name ? {} : { name }),
          ...(phone === before.phone ? {} : { phone_number: phone }),
          ...(vehicle === before.vehicle ? {} : { vehicle }),
          ...(note === before.note ? {} : { note }),
          reason,
        }
        const result = await client.call(calls.changeRider, { params: { id: rider.id }, body })
        if (result.ok) refresh()
        return result
      }}
    >
      <TextInput
        label={t('console.riders.name')}
        required
        maxLength={120}
        value={profile.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label={t('console.riders.phone')}
        description={t('console.rider.phone-hint')}
        required
        type="tel"
        dir="ltr"
        maxLength={40}
        value={profile.phone}
        onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
      />
      <Select
        label={t('console.riders.vehicle')}
        allowDeselect={false}
        value={profile.vehicle}
        data={vehicles.map((value) => ({ value, label: t(`console.vehicle.${value}`) }))}
        onChange={(value) => change({ vehicle: vehicles.find((one) => one === value) ?? profile.vehicle })}
      />
      <Textarea
        label={t('console.rider.note')}
        description={t('console.rider.note-hint')}
        maxLength={1000}
        autosize
        minRows={2}
        value={profile.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </ReasonDialog>
  )
}

import { vendorCalls, type WireVendor } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys, useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { FormFailure, useCall, useSubmitAttempts } from '../account-form/index.ts'
import { placeOf } from './chosen-place.ts'
import { PlaceField } from './PlaceField.tsx'
import { RiderNotes } from './RiderNotes.tsx'
import { usePlace } from './use-place.ts'

export interface PlaceFormProps {
  readonly vendor: WireVendor
  readonly submit: string
  /** Called once it is saved, before the vendors are fetched again. */
  readonly onSaved: () => void
}

/** Where riders collect at a collection point: its address, its pin, and how to find the door. */
export function PlaceForm({ vendor, submit, onSaved }: PlaceFormProps) {
  const { t } = useTexts()
  const { location } = vendor.vendor_information
  const { country } = useConfig()
  const queries = useQueryClient()
  const place = usePlace(placeOf(vendor))
  const [unit, setUnit] = useState(location.unit)
  const [building, setBuilding] = useState(location.building)
  const [notes, setNotes] = useState(location.rider_instructions)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts<HTMLDivElement>()
  const { ask, isAsking, problem, forget } = useCall(vendorCalls.putVendorAddress)
  const save = async () => {
    setSubmitted(true)
    const chosen = await place.whole()
    if (!chosen) return
    const { parts, point, address } = chosen
    const street = [parts?.streetNumber, parts?.street].filter((part) => part).join(' ')
    const answer = await ask({
      params: { id: vendor.vendor_id },
      body: {
        address_text: address,
        unit,
        building,
        notes,
        city: parts?.city ?? '',
        country_code: parts?.countryCode.toUpperCase() || country,
        ...point,
        postal_code: parts?.postalCode ?? '',
        street_address: street || address,
      },
    })
    if (!answer) return
    await queries.invalidateQueries({ queryKey: queryKeys.vendors() })
    onSaved()
  }
  return (
    <Stack gap="md" ref={form}>
      <PlaceField
        label={t('place.address')}
        place={place}
        vendorId={vendor.vendor_id}
        error={wasSubmitted && !place.chosen ? t('place.missing') : undefined}
        onChange={forget}
      />
      <Group grow align="start">
        <TextInput
          label={t('place.unit')}
          maxLength={textLengths.unit}
          value={unit}
          onChange={(event) => setUnit(event.currentTarget.value)}
        />
        <TextInput
          label={t('place.building')}
          maxLength={textLengths.building}
          dir="auto"
          value={building}
          onChange={(event) => setBuilding(event.currentTarget.value)}
        />
      </Group>
      <RiderNotes value={notes} error={undefined} onChange={setNotes} />
      {/* Visible after pressing the button below. */}
      <FormFailure problem={problem} otherwise="address.error.save" />
      <Button loading={isAsking || place.isNaming} onClick={() => void save()}>
        {submit}
      </Button>
    </Stack>
  )
}

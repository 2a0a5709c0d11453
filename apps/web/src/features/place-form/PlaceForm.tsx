import { type PlaceHit, vendorCalls, type WirePoint, type WireVendor } from '@beckon/contract'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { queryKeys, useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { FormFailure, useAsk } from '../account-form/index.ts'
import { AddressField, PinMap, usePlaceDetails, useReverse } from '../address-picker/index.ts'
import styles from './PlaceForm.module.css'

interface Chosen {
  readonly id: string | undefined
  readonly address: string
  readonly point: WirePoint
  /** Nobody has chosen another: the parts of the address that are known stay true. */
  readonly isAsItWas?: boolean
}

export interface PlaceFormProps {
  readonly vendor: WireVendor
  readonly submit: string
  /** Once it is saved, and the vendors are fetched anew. */
  readonly onSaved: () => void
}

/** Where riders collect at a collection point: its address, its pin, and how to find the door. */
export function PlaceForm({ vendor, submit, onSaved }: PlaceFormProps) {
  const { t } = useTexts()
  const { location } = vendor.vendor_information
  const { map, country } = useConfig()
  const queries = useQueryClient()
  const reverse = useReverse()
  const details = usePlaceDetails()
  const [chosen, setChosen] = useState(() => placeOf(vendor))
  const [unit, setUnit] = useState(location.unit)
  const [building, setBuilding] = useState(location.building)
  const [notes, setNotes] = useState(location.rider_instructions)
  const [wasTried, setTried] = useState(false)
  const { ask, isAsking, problem, forget } = useAsk(vendorCalls.putVendorAddress)
  const choose = ({ id, formatted_address, latitude, longitude }: PlaceHit) => {
    setChosen({ id, address: formatted_address, point: { latitude, longitude } })
    forget()
  }
  const movePin = useCallback(
    async (point: WirePoint) => {
      const place = await reverse(point)
      // Where nothing has a name the address stays and the point moves.
      setChosen((now) =>
        place
          ? { id: place.id, address: place.formatted_address, point }
          : { id: undefined, address: '', ...now, point },
      )
    },
    [reverse],
  )
  const save = async () => {
    setTried(true)
    if (!chosen) return
    const place = chosen.id === undefined ? undefined : await details(chosen.id)
    const street = [place?.number, place?.street].filter((part) => part).join(' ')
    const answer = await ask({
      params: { id: vendor.vendor_id },
      body: {
        address_text: chosen.address,
        unit,
        building,
        notes,
        city: place?.city ?? (chosen.isAsItWas ? location.city : ''),
        country_code: country,
        latitude: chosen.point.latitude,
        longitude: chosen.point.longitude,
        postal_code: place?.zipcode ?? (chosen.isAsItWas ? location.postal_code : ''),
        street_address: street || (chosen.isAsItWas && location.street) || chosen.address,
      },
    })
    if (!answer) return
    await queries.invalidateQueries({ queryKey: queryKeys.vendors() })
    onSaved()
  }
  return (
    <Stack gap="md">
      <FormFailure problem={problem} />
      <AddressField
        label={t('place.address')}
        value={chosen?.address ?? ''}
        near={chosen?.point ?? map.centre}
        error={wasTried && !chosen ? t('place.missing') : undefined}
        onChoose={choose}
      />
      {chosen && (
        <div className={styles['map']}>
          <PinMap
            collect={chosen.point}
            pin={chosen.point}
            onMove={(point) => void movePin(point)}
            frame={chosen.address}
          />
        </div>
      )}
      <Group grow align="start">
        <TextInput
          label={t('place.unit')}
          maxLength={100}
          value={unit}
          onChange={(event) => setUnit(event.currentTarget.value)}
        />
        <TextInput
          label={t('place.building')}
          maxLength={200}
          dir="auto"
          value={building}
          onChange={(event) => setBuilding(event.currentTarget.value)}
        />
      </Group>
      <Textarea
        label={t('place.notes')}
        description={t('place.notes-hint')}
        dir="auto"
        autosize
        minRows={2}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <Button loading={isAsking} onClick={() => void save()}>
        {submit}
      </Button>
    </Stack>
  )
}

function placeOf({ vendor_information: { location } }: WireVendor): Chosen | undefined {
  const { latitude, longitude, address_text: address } = location
  if (latitude === null || longitude === null) return undefined
  return { id: undefined, address, point: { latitude, longitude }, isAsItWas: true }
}

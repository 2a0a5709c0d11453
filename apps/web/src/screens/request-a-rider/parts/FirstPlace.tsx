import { type PlaceHit, vendorCalls, type WirePoint, type WireVendor } from '@beckon/contract'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { FormFailure, useAsk } from '../../../features/account-form/index.ts'
import { AddressField, PinMap, usePlaceDetails, useReverse } from '../../../features/address-picker/index.ts'
import { queryKeys, useConfig } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'
import { Section } from './Section.tsx'

interface Chosen {
  readonly id: string | undefined
  readonly address: string
  readonly point: WirePoint
}

/** The first thing a new business says: where riders collect. */
export function FirstPlace({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const { map, country } = useConfig()
  const notify = useNotify()
  const queries = useQueryClient()
  const reverse = useReverse()
  const details = usePlaceDetails()
  const [chosen, setChosen] = useState<Chosen>()
  const [unit, setUnit] = useState('')
  const [building, setBuilding] = useState('')
  const [notes, setNotes] = useState('')
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
      setChosen((now) => ({ id: place?.id, address: place?.formatted_address ?? now?.address ?? '', point }))
    },
    [reverse],
  )
  const save = async () => {
    setTried(true)
    if (!chosen) return
    const place = chosen.id === undefined ? undefined : await details(chosen.id)
    const answer = await ask({
      params: { id: vendor.vendor_id },
      body: {
        address_text: chosen.address,
        unit,
        building,
        notes,
        city: place?.city ?? '',
        country_code: country,
        latitude: chosen.point.latitude,
        longitude: chosen.point.longitude,
        postal_code: place?.zipcode ?? '',
        street_address: [place?.number, place?.street].filter((part) => part).join(' ') || chosen.address,
      },
    })
    if (!answer) return
    notify(t('address.saved'), { kind: 'success' })
    await queries.invalidateQueries({ queryKey: queryKeys.vendors() })
  }
  return (
    <Section title={t('place.title')}>
      <Text size="sm" c="dimmed">
        {t('place.lead')}
      </Text>
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
      <Stack>
        <Button size="md" loading={isAsking} onClick={() => void save()}>
          {t('place.save')}
        </Button>
      </Stack>
    </Section>
  )
}

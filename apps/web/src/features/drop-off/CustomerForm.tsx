import { dropOffCalls, type NewSavedAddress, type SavedAddress } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { keepPhoneCharacters } from '@beckon/domain/phone'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { FormFailure, useCall, useSubmitAttempts } from '../account-form/index.ts'
import { AddressField, PinMap } from '../address-picker/index.ts'
import { DialogFoot } from '../page/index.ts'
import { RiderNotes } from '../place-form/index.ts'
import { type CustomerField, customerViolations } from './customer-violations.ts'
import { customerKeys } from './customer-keys.ts'
import styles from './drop-off.module.css'

interface CustomerFormProps {
  readonly vendorId: string
  readonly customer: SavedAddress
  readonly onChanged: (customer: SavedAddress) => void
  readonly onDelete: () => void
  readonly onCancel: () => void
}

/** Edits the stored data of a customer. Moving the pin keeps the address as the shop wrote it. */
export function CustomerForm({ vendorId, customer, onChanged, onDelete, onCancel }: CustomerFormProps) {
  const { t, say } = useTexts()
  const { country } = useConfig()
  const queries = useQueryClient()
  const [entry, setEntry] = useState<NewSavedAddress>(() => entryOf(customer))
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts<HTMLDivElement>()
  const { ask, isAsking, problem, forget } = useCall(dropOffCalls.changeCustomer)
  const violations = customerViolations(entry, country)
  const errorOf = (field: CustomerField) => {
    const key = violations[field]
    return wasSubmitted && key !== undefined ? say(key) : undefined
  }
  const edit = useCallback(
    (change: Partial<NewSavedAddress>) => {
      setEntry((now) => ({ ...now, ...change }))
      forget()
    },
    [forget],
  )
  const save = async () => {
    setSubmitted(true)
    if (Object.keys(violations).length > 0) return
    const answer = await ask({ params: { vendorId, id: customer.id }, body: entry })
    if (!answer) return
    void queries.invalidateQueries({ queryKey: customerKeys.all() })
    onChanged(answer.result)
  }
  return (
    <Stack gap="md" ref={form}>
      <Person entry={entry} errorOf={errorOf} onEdit={edit} />
      <Door entry={entry} error={errorOf('address_text')} onEdit={edit} />
      <RiderNotes value={entry.notes} error={errorOf('notes')} onChange={(notes) => edit({ notes })} />
      <DialogFoot>
        <FormFailure problem={problem} otherwise="addressbook.error.save" />
        <Group gap="xs" justify="space-between">
          <Button variant="subtle" color="red" onClick={onDelete}>
            {t('known.delete')}
          </Button>
          <Group gap="xs">
            <Button variant="default" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
            <Button loading={isAsking} onClick={() => void save()}>
              {t('action.save')}
            </Button>
          </Group>
        </Group>
      </DialogFoot>
    </Stack>
  )
}

const entryOf = ({ id: _id, address: _joined, ...entry }: SavedAddress): NewSavedAddress => entry

interface PartProps {
  readonly entry: NewSavedAddress
  readonly onEdit: (change: Partial<NewSavedAddress>) => void
}

interface PersonProps extends PartProps {
  readonly errorOf: (field: CustomerField) => string | undefined
}

function Person({ entry, errorOf, onEdit }: PersonProps) {
  const { t } = useTexts()
  const { phone_prefix } = useConfig()
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('request.customer-name')}
        maxLength={textLengths.personName}
        autoComplete="off"
        dir="auto"
        value={entry.name}
        error={errorOf('name')}
        onChange={(event) => onEdit({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('request.customer-phone')}
        placeholder={phone_prefix}
        type="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={textLengths.phone}
        autoComplete="off"
        value={entry.phone_number}
        error={errorOf('phone_number')}
        onChange={(event) => onEdit({ phone_number: keepPhoneCharacters(event.currentTarget.value) })}
      />
    </div>
  )
}

function Door({ entry, error, onEdit }: PartProps & { readonly error: string | undefined }) {
  const { t } = useTexts()
  const { latitude, longitude } = entry
  const pin = useMemo(() => ({ latitude, longitude }), [latitude, longitude])
  const [frame, setFrame] = useState(0)
  const move = useCallback((point: typeof pin) => onEdit(point), [onEdit])
  return (
    <Stack gap="xs">
      <AddressField
        label={t('request.address')}
        value={entry.address_text}
        near={pin}
        error={error}
        onChoose={(hit) => {
          onEdit({ address_text: hit.formatted_address, latitude: hit.latitude, longitude: hit.longitude })
          setFrame((count) => count + 1)
        }}
      />
      <div className={styles.map} data-latitude={latitude} data-longitude={longitude}>
        <PinMap
          pin={pin}
          onMove={move}
          frame={String(frame)}
          label={t('request.pin-label')}
          shown={t('request.address')}
        />
      </div>
      <Text size="xs" c="dimmed">
        {t('request.pin-hint')}
      </Text>
      <div className={styles.pair}>
        <TextInput
          label={t('request.unit')}
          maxLength={textLengths.unit}
          dir="auto"
          value={entry.unit}
          onChange={(event) => onEdit({ unit: event.currentTarget.value })}
        />
        <TextInput
          label={t('request.building')}
          maxLength={textLengths.building}
          dir="auto"
          value={entry.building}
          onChange={(event) => onEdit({ building: event.currentTarget.value })}
        />
      </div>
    </Stack>
  )
}

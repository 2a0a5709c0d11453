import type { Owner, WireVendor } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { keepPhoneCharacters } from '@beckon/domain/phone'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { FormFailure } from '../account-form/index.ts'
import { useMay, WhoMay } from '../member/index.ts'
import { DialogFoot } from '../page/index.ts'
import { PlaceField, RiderNotes } from '../place-form/index.ts'
import type { OutletDraft } from './outlet-draft.ts'
import styles from './OutletForm.module.css'
import { OwnerFields } from './OwnerFields.tsx'
import { ParentField } from './ParentField.tsx'
import { type OutletFormState, useOutletForm } from './use-outlet-form.ts'

export interface OutletFormProps {
  /** The one to change; without it a new one is made. */
  readonly outlet: WireVendor | undefined
  readonly initial: OutletDraft
  /** Owners and invited people; empty for a new collection point. */
  readonly people?: readonly Owner[]
  /** Those that the user could add to. */
  readonly parents: readonly WireVendor[]
  readonly onSaved: () => void
  readonly onCancel: () => void
  /** Whether something would be lost. */
  readonly onChanged: (isChanged: boolean) => void
}

const nobody: readonly Owner[] = []

/** A collection point with all that riders and its people need. */
export function OutletForm(props: OutletFormProps) {
  const { outlet, initial, people = nobody, parents, onSaved, onCancel, onChanged } = props
  const { t, say } = useTexts()
  const form = useOutletForm({ outlet, initial, parents: outlet ? 1 : parents.length, onSaved })
  const { draft, errors, edit, isChanged } = form
  const asked = outlet?.vendor_id ?? draft.parentVendorId
  const mayManageOwners = useMay('owners.manage', asked)
  const element = useFocusFirstViolation(form.failures)
  useEffect(() => onChanged(isChanged), [onChanged, isChanged])
  const errorOf = (field: string) => {
    const key = errors[field]
    return key === undefined ? undefined : say(key)
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <Stack gap="md">
        <ParentField
          parents={parents}
          value={draft.parentVendorId}
          isFixed={outlet !== undefined}
          error={errorOf('parentVendorId')}
          onChange={(id) => edit('parentVendorId', id)}
        />
        <Names form={form} isFixed={outlet !== undefined} errorOf={errorOf} />
        <PlaceField
          label={t('outlet.address')}
          place={form.place}
          vendorId={outlet?.vendor_id}
          error={errorOf('location')}
          onChange={form.placeChanged}
        />
        <div className={styles.pair}>
          <TextInput
            label={t('place.unit')}
            maxLength={textLengths.unit}
            value={draft.unit}
            onChange={(event) => edit('unit', event.currentTarget.value)}
          />
          <TextInput
            label={t('place.building')}
            maxLength={textLengths.building}
            dir="auto"
            value={draft.building}
            onChange={(event) => edit('building', event.currentTarget.value)}
          />
        </div>
        <RiderNotes
          value={draft.riderInstructions}
          error={errorOf('riderInstructions')}
          onChange={(notes) => edit('riderInstructions', notes)}
        />
        {mayManageOwners ? (
          <OwnerFields owners={draft.owners} people={people} errors={errors} onChange={form.editOwners} />
        ) : (
          <WhoMay action="owners.manage" vendorId={asked} />
        )}
        <DialogFoot>
          <Summary form={form} />
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={form.isSaving || form.place.isNaming}>
              {t('action.save')}
            </Button>
          </Group>
        </DialogFoot>
      </Stack>
    </form>
  )
}

/** The reason of a failed save without a field of its own. */
function Summary({ form: { problem, errors } }: { readonly form: OutletFormState }) {
  return Object.keys(errors).length === 0 ? <FormFailure problem={problem} /> : null
}

interface NamesProps {
  readonly form: OutletFormState
  readonly isFixed: boolean
  readonly errorOf: (field: string) => string | undefined
}

/** Names: the business's own, the public one, and the telephone number. */
function Names({ form: { draft, edit }, isFixed, errorOf }: NamesProps) {
  const { t } = useTexts()
  const { phone_prefix: prefix } = useConfig()
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          {...(isFixed ? { readOnly: true, variant: 'filled' } : { withAsterisk: true })}
          label={t('outlet.id')}
          description={t(isFixed ? 'outlet.id-fixed' : 'outlet.id-hint')}
          maxLength={textLengths.vendorCode}
          autoComplete="off"
          dir="auto"
          value={draft.clientVendorId}
          error={errorOf('clientVendorId')}
          onChange={(event) => edit('clientVendorId', event.currentTarget.value)}
        />
        <TextInput
          withAsterisk
          label={t('outlet.label')}
          description={t('outlet.label-hint')}
          maxLength={textLengths.businessName}
          autoComplete="off"
          dir="auto"
          value={draft.name}
          error={errorOf('name')}
          onChange={(event) => edit('name', event.currentTarget.value)}
        />
      </div>
      <TextInput
        withAsterisk
        label={t('outlet.phone')}
        description={t('outlet.phone-hint', { prefix })}
        leftSection={draft.phone.startsWith('+') ? undefined : <bdi dir="ltr">{prefix}</bdi>}
        leftSectionWidth={64}
        classNames={{ wrapper: styles.phone }}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={textLengths.phone}
        value={draft.phone}
        error={errorOf('phone')}
        onChange={(event) => edit('phone', keepPhoneCharacters(event.currentTarget.value))}
      />
    </>
  )
}

/** After a failed attempt the first invalid field gets the focus. */
function useFocusFirstViolation(failures: number) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])
  return element
}

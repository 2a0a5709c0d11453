import { Text, Textarea, TextInput } from '@mantine/core'
import { asksForUnit } from '@beckon/domain/country'
import { asksForParcel } from '@beckon/domain/request'
import { keepPhoneCharacters } from '@beckon/domain/phone'
import { useMarkedLabel } from '../../../features/paste-order/index.ts'
import { useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import type { RequestDraft } from '../request-draft.ts'
import type { RequestFlow } from '../use-request.ts'
import { useParcelLimits } from '../use-parcel-limits.ts'
import { AmountField } from './AmountField.tsx'
import { requiredField } from './required-field.ts'
import { DoorChecks } from './DoorChecks.tsx'
import { ParcelField, useParcelLimit } from './ParcelField.tsx'
import styles from './parts.module.css'
import { SaveCustomer } from './SaveCustomer.tsx'
import { Section } from './Section.tsx'

const DESCRIPTION_LENGTH = 200

/** To whom, and what is in the parcel. */
export function DetailsSection({ flow }: { readonly flow: RequestFlow }) {
  const { state, send } = flow
  const { t, say } = useTexts()
  const { country, phone_prefix } = useConfig()
  const { draft, problem, editing } = state.context
  const needsUnit = asksForUnit(country)
  const locked = editing ? { readOnly: true, variant: 'filled' } : {}
  const required = editing ? {} : requiredField
  const edit = (change: Partial<RequestDraft>) => send({ type: 'EDIT', change })
  const errorOf = (field: string) => {
    const key = problem?.fields?.[field]
    return key === undefined ? undefined : say(key)
  }
  const labelOf = useMarkedLabel(draft.toCheck)
  const limit = useParcelLimit()
  const asks = asksForParcel(useParcelLimits())
  const left = DESCRIPTION_LENGTH - [...draft.description].length
  return (
    <>
      <Section title={t('request.customer-details')}>
        {editing && (
          <Text size="sm" c="dimmed">
            {t('request.edit.locked')}
          </Text>
        )}
        <div className={styles['pair']}>
          <TextInput
            {...locked}
            label={labelOf('name', t('request.customer-name'))}
            {...required}
            value={draft.name}
            error={errorOf('name')}
            maxLength={255}
            autoComplete="off"
            dir="auto"
            onChange={(event) => edit({ name: event.currentTarget.value })}
          />
          <TextInput
            {...locked}
            label={labelOf('phone', t('request.customer-phone'))}
            {...required}
            placeholder={phone_prefix}
            value={draft.phone}
            error={errorOf('phone')}
            maxLength={40}
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete="off"
            onChange={(event) => edit({ phone: keepPhoneCharacters(event.currentTarget.value) })}
          />
          <TextInput
            label={labelOf('unit', t('request.unit'))}
            required={needsUnit}
            withAsterisk={needsUnit}
            value={draft.unit}
            error={errorOf('unit')}
            maxLength={100}
            dir="auto"
            onChange={(event) => edit({ unit: event.currentTarget.value })}
          />
          <TextInput
            label={t('request.building')}
            value={draft.building}
            maxLength={200}
            dir="auto"
            onChange={(event) => edit({ building: event.currentTarget.value })}
          />
        </div>
        <TextInput
          label={labelOf('notes', t('request.notes'))}
          placeholder={t('request.notes-placeholder')}
          value={draft.notes}
          maxLength={4000}
          dir="auto"
          onChange={(event) => edit({ notes: event.currentTarget.value })}
        />
        <SaveCustomer flow={flow} />
      </Section>
      <Section title={t('request.delivery-details')}>
        <Textarea
          label={labelOf('description', t('request.description'))}
          placeholder={t('request.description-placeholder')}
          description={
            <>
              {t('request.characters-left', { count: left })}
              {!asks && (
                <>
                  <br />
                  {limit}
                </>
              )}
            </>
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.description}
          error={errorOf('description')}
          dir="auto"
          autosize
          minRows={2}
          onChange={(event) => edit({ description: event.currentTarget.value })}
        />
        {!editing && <ParcelField flow={flow} />}
        <AmountField flow={flow} />
        {!editing && <DoorChecks flow={flow} />}
      </Section>
    </>
  )
}

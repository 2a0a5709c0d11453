import { TextInput, Text } from '@mantine/core'
import { needsUnit } from '@beckon/domain/country'
import { textLengths } from '@beckon/domain/limits'
import { keepPhoneCharacters } from '@beckon/domain/phone'
import { useMarkedLabel } from '../../../../features/paste-order/index.ts'
import { useConfig } from '../../../../platform/client/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import type { RequestDraft } from '../../draft/request-draft.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import styles from '../parts.module.css'
import { requiredField } from '../required-field.ts'
import { SaveCustomer } from './SaveCustomer.tsx'

/** The recipient, and notes for finding the door. */
export function CustomerFields({ flow }: { readonly flow: RequestFlow }) {
  const { state, send } = flow
  const { t, say } = useTexts()
  const { country, phone_prefix } = useConfig()
  const { draft, problem, editing } = state.context
  const isUnitRequired = needsUnit(country)
  const locked = editing ? { readOnly: true, variant: 'filled' } : requiredField
  const edit = (change: Partial<RequestDraft>) => send({ type: 'EDIT', change })
  const errorOf = (field: string) => {
    const key = problem?.fields?.[field]
    return key === undefined ? undefined : say(key)
  }
  const labelOf = useMarkedLabel(draft.toCheck)
  return (
    <>
      {editing && (
        <Text size="sm" c="dimmed">
          {t('request.edit.locked')}
        </Text>
      )}
      <div className={styles.fields} role="group" aria-label={t('request.customer-details')}>
        <TextInput
          {...locked}
          label={labelOf('name', t('request.customer-name'))}
          value={draft.name}
          error={errorOf('name')}
          maxLength={textLengths.personName}
          autoComplete="off"
          dir="auto"
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
        <TextInput
          {...locked}
          label={labelOf('phone', t('request.customer-phone'))}
          placeholder={phone_prefix}
          value={draft.phone}
          error={errorOf('phone')}
          maxLength={textLengths.phone}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
          onChange={(event) => edit({ phone: keepPhoneCharacters(event.currentTarget.value) })}
        />
        <TextInput
          {...(isUnitRequired ? requiredField : {})}
          label={labelOf('unit', t('request.unit'))}
          value={draft.unit}
          error={errorOf('unit')}
          maxLength={textLengths.unit}
          dir="auto"
          onChange={(event) => edit({ unit: event.currentTarget.value })}
        />
        <TextInput
          label={t('request.building')}
          value={draft.building}
          maxLength={textLengths.building}
          dir="auto"
          onChange={(event) => edit({ building: event.currentTarget.value })}
        />
        <TextInput
          className={styles.double}
          label={labelOf('notes', t('request.notes'))}
          placeholder={t('request.notes-placeholder')}
          value={draft.notes}
          maxLength={textLengths.notes}
          dir="auto"
          onChange={(event) => edit({ notes: event.currentTarget.value })}
        />
      </div>
      <SaveCustomer flow={flow} />
    </>
  )
}

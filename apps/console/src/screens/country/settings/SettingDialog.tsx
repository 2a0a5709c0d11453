import type { CountryParameter } from '@beckon/contract'
import { fromText, parameterFields } from '@beckon/domain/parameter'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { ChangePreview, useSetParameter } from '../../../features/settings/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { changedParts } from './changed-parts.ts'
import { SettingField } from './SettingField.tsx'
import { useSettingText } from './use-setting-text.ts'

/** Groups of settings that orders are made by. */
const ofOrders = ['orders', 'prices', 'parcels'] as const

export interface SettingDialogProps {
  /** As the service has it now; it may change while the dialog is open. */
  readonly parameter: CountryParameter
  readonly close: () => void
}

/** Changes a setting: its field, the value before and after, and the reason. */
export function SettingDialog({ parameter, close }: SettingDialogProps) {
  const { t } = useTexts()
  const text = useSettingText()
  const { name, value, initial } = parameter
  const set = useSetParameter(name)
  const [draft, setDraft] = useState(value)
  // A reset makes the fields again, because some have a state of their own.
  const [resets, setResets] = useState(0)
  const isValid = fromText(name, draft).ok
  const isReset = draft === initial
  const preview = !isValid
    ? { before: [text(name, value)], after: [t('console.country.invalid')] }
    : draft === value
      ? { before: [text(name, value)], after: [t('console.country.same')] }
      : changedParts(text(name, value), text(name, draft))
  return (
    <ReasonDialog
      title={t('console.country.edit-of', { name: t(`console.setting.${name}`) })}
      action={t('console.country.save')}
      isIncomplete={!isValid || draft === value}
      close={close}
      run={(reason) => set(parameter, { value: isReset ? null : draft, reason })}
    >
      <Text size="sm">{t(`console.setting.${name}.hint`)}</Text>
      <SettingField key={resets} name={name} text={draft} onChange={setDraft} />
      <ChangePreview {...preview} />
      {!isReset && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            setDraft(initial)
            setResets(resets + 1)
          }}
        >
          {t('console.country.use-initial', { value: text(name, initial) })}
        </Button>
      )}
      {ofOrders.some((group) => group === parameterFields[name].group) && (
        <Text size="sm" c="dimmed">
          {t('console.country.orders-placed')}
        </Text>
      )}
    </ReasonDialog>
  )
}

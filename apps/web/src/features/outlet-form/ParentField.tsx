import type { WireVendor } from '@beckon/contract'
import { Select, Text, TextInput } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'

export interface ParentFieldProps {
  readonly parents: readonly WireVendor[]
  readonly value: string
  /** It was chosen when the collection point was made. */
  readonly isFixed: boolean
  readonly error: string | undefined
  readonly onChange: (vendorId: string) => void
}

/** The business of the collection point: a choice where there are several. */
export function ParentField({ parents, value, isFixed, error, onChange }: ParentFieldProps) {
  const { t } = useTexts()
  const name = parents.find((one) => one.vendor_id === value)?.name ?? value
  if (isFixed) {
    return (
      <TextInput
        readOnly
        variant="filled"
        label={t('outlet.parent')}
        description={t('outlet.parent-fixed')}
        value={name}
        dir="auto"
      />
    )
  }
  if (parents.length < 2) {
    return (
      <Text size="sm" c="dimmed">
        {t('outlet.parent-only', { name })}
      </Text>
    )
  }
  return (
    <Select
      withAsterisk
      label={t('outlet.parent')}
      placeholder={t('outlet.parent-placeholder')}
      error={error}
      comboboxProps={{ withinPortal: false }}
      data={parents.map((one) => ({ value: one.vendor_id, label: `${one.name} (${one.vendor_id})` }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}

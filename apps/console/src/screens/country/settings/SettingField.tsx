import { type ParameterField, parameterFields, type ParameterName } from '@beckon/domain/parameter'
import { MultiSelect, Radio, Stack, Switch } from '@mantine/core'
import { HoursFields } from '../../../features/settings/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { FigureField } from './FigureField.tsx'
import { FiguresFields, SecondsFields } from './FiguresFields.tsx'
import { optionText } from './use-setting-text.ts'

export interface SettingFieldProps {
  readonly name: ParameterName
  /** The value as text; incomplete while it is typed. */
  readonly text: string
  readonly onChange: (text: string) => void
}

/** The field of a setting by its kind. */
export function SettingField({ name, text, onChange }: SettingFieldProps) {
  const { t } = useTexts()
  const field: ParameterField = parameterFields[name]
  const label = t(`console.setting.${name}`)
  const props = { label, text, onChange }
  switch (field.kind) {
    case 'yes-no':
      return <YesNoField {...props} />
    case 'hours':
      return <HoursFields label={label} hours={text} onChange={onChange} />
    case 'number':
      return field.off === undefined ? (
        <FigureField {...props} field={field} />
      ) : (
        <LimitField {...props} field={field} />
      )
    case 'figures':
      return <FiguresFields {...props} field={field} />
    case 'names':
      return <NamesField {...props} field={field} />
    case 'seconds-by-name':
      return <SecondsFields {...props} field={field} />
  }
}

interface FieldProps {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
}

function YesNoField({ label, text, onChange }: FieldProps) {
  const { t } = useTexts()
  return (
    <Radio.Group label={label} value={text} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        <Radio value="true" label={t('console.country.on')} />
        <Radio value="false" label={t('console.country.off')} />
      </Stack>
    </Radio.Group>
  )
}

interface LimitFieldProps extends FieldProps {
  readonly field: ParameterField & { readonly kind: 'number' }
}

/** A figure that can be turned off. */
function LimitField({ field, ...props }: LimitFieldProps) {
  const { t } = useTexts()
  const off = String(field.off)
  const isOn = props.text !== off
  return (
    <Stack gap="xs">
      <Switch
        label={t('console.country.has-limit')}
        checked={isOn}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked ? '' : off)}
      />
      {isOn && <FigureField {...props} field={field} />}
    </Stack>
  )
}

interface NamesFieldProps extends FieldProps {
  readonly field: ParameterField & { readonly kind: 'names' }
}

function NamesField({ label, text, field, onChange }: NamesFieldProps) {
  const texts = useTexts()
  const chosen = text === '' || text === field.none ? [] : text.split('|')
  return (
    <MultiSelect
      label={label}
      description={field.isOrdered ? texts.t('console.country.first-default') : undefined}
      data={field.names.map((value) => ({ value, label: optionText(texts, value) }))}
      value={chosen}
      onChange={(names) => onChange(names.length === 0 ? (field.none ?? '') : names.join('|'))}
    />
  )
}

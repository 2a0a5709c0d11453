import type { ParameterField } from '@beckon/domain/parameter'
import { SimpleGrid } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import { FigureField } from './FigureField.tsx'
import { figureName, optionText } from './use-setting-text.ts'

interface FieldsProps<K extends ParameterField['kind']> {
  readonly text: string
  readonly field: ParameterField & { readonly kind: K }
  readonly onChange: (text: string) => void
}

/** Figures that are divided by colons in the text. */
export function FiguresFields({ text, field, onChange }: FieldsProps<'figures'>) {
  const texts = useTexts()
  const parts = text.split(':')
  return (
    <SimpleGrid cols={2}>
      {field.figures.map(({ name, unit }, at) => (
        <FigureField
          key={name}
          label={figureName(texts, name)}
          text={parts[at] ?? ''}
          field={{ ...field, unit }}
          onChange={(figure) => onChange(parts.with(at, figure).join(':'))}
        />
      ))}
    </SimpleGrid>
  )
}

/** Seconds of each name: `no-rider=300|stuck=2700`. */
export function SecondsFields({ text, field, onChange }: FieldsProps<'seconds-by-name'>) {
  const texts = useTexts()
  const seconds = new Map(
    text.split('|').map((part) => {
      const [name = '', figure = ''] = part.split('=')
      return [name, figure] as const
    }),
  )
  const write = (name: string, figure: string) =>
    onChange(field.names.map((one) => `${one}=${one === name ? figure : (seconds.get(one) ?? '')}`).join('|'))
  return (
    <SimpleGrid cols={2}>
      {field.names.map((name) => (
        <FigureField
          key={name}
          label={optionText(texts, name)}
          text={seconds.get(name) ?? ''}
          field={{ unit: 'seconds', from: field.from, to: field.to, decimals: 0 }}
          onChange={(figure) => write(name, figure)}
        />
      ))}
    </SimpleGrid>
  )
}

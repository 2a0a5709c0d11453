import type { ParameterUnit } from '@beckon/domain/parameter'
import { NumberInput } from '@mantine/core'
import { useCurrency } from '../../../features/prices/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { unitText } from './use-setting-text.ts'

export interface FigureFieldProps {
  readonly label: string
  readonly text: string
  readonly field: {
    readonly unit: ParameterUnit
    readonly from: number
    readonly to: number
    readonly decimals: number
  }
  readonly onChange: (text: string) => void
}

/** Above this a bound is only there so that a figure can be stored. */
const MOST_SHOWN = 100_000

/** A figure in its unit, with its bounds. */
export function FigureField({ label, text, field, onChange }: FigureFieldProps) {
  const texts = useTexts()
  const currency = useCurrency()
  const { unit, from, to, decimals } = field
  const value = Number(text)
  const isOutside = text !== '' && (value < from || value > to)
  const bounds = {
    from: unitText(texts, unit, String(from)),
    to: unitText(texts, unit, String(to)),
  }
  return (
    <NumberInput
      label={label}
      description={to > MOST_SHOWN ? undefined : texts.t('console.country.bounds', bounds)}
      error={isOutside ? texts.t('console.country.invalid') : undefined}
      required
      hideControls
      clampBehavior="none"
      allowNegative={false}
      decimalScale={decimals}
      suffix={suffixes[unit] ?? ` ${currency}`}
      value={text}
      onChange={(next) => onChange(String(next))}
    />
  )
}

const suffixes: Readonly<Partial<Record<ParameterUnit, string>>> = {
  km: ' km',
  kg: ' kg',
  cm: ' cm',
  percent: ' %',
  parcels: '',
  seconds: ' s',
  days: '',
}

import { parameterFields } from '@beckon/domain/parameter'
import { NumberInput, SimpleGrid } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'

const labels = {
  base: 'console.shops.tariff-base',
  perKm: 'console.shops.tariff-km',
  includedKm: 'console.shops.tariff-included',
  cashExtra: 'console.shops.tariff-cash',
} as const

export interface TariffFieldsProps {
  /** The figures by colons; a figure may be empty while it is typed. */
  readonly tariff: string
  readonly currency: string
  readonly isReadOnly?: boolean
  readonly onChange: (tariff: string) => void
}

/** The four figures of a tariff. */
export function TariffFields({ tariff, currency, isReadOnly = false, onChange }: TariffFieldsProps) {
  const { t } = useTexts()
  const { figures, from, to, decimals } = parameterFields.tariff
  const parts = tariff.split(':')
  return (
    <SimpleGrid cols={2}>
      {figures.map(({ name, unit }, at) => (
        <NumberInput
          key={name}
          label={t(labels[name])}
          required
          hideControls
          readOnly={isReadOnly}
          min={from}
          max={to}
          clampBehavior="none"
          allowNegative={false}
          decimalScale={decimals}
          suffix={unit === 'money' ? ` ${currency}` : ' km'}
          value={parts[at] ?? ''}
          onChange={(value) => onChange(parts.with(at, String(value)).join(':'))}
        />
      ))}
    </SimpleGrid>
  )
}

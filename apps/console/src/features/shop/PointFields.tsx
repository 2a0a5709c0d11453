import { NumberInput, SimpleGrid } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'

/** A point as it is typed; empty where nothing is. */
export type TypedPoint = Readonly<Record<'latitude' | 'longitude', number | string>>

export interface PointFieldsProps {
  readonly point: TypedPoint
  readonly onChange: (point: TypedPoint) => void
}

/** The fields of the collection point of a shop. */
export function PointFields({ point, onChange }: PointFieldsProps) {
  const { t } = useTexts()
  return (
    <SimpleGrid cols={2}>
      {(['latitude', 'longitude'] as const).map((id) => (
        <NumberInput
          key={id}
          label={t(`console.shops.${id}`)}
          required
          hideControls
          decimalScale={6}
          value={point[id]}
          onChange={(value) => onChange({ ...point, [id]: value })}
        />
      ))}
    </SimpleGrid>
  )
}

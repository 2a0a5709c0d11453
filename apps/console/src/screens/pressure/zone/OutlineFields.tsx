import { Button, Group, NumberInput, Text } from '@mantine/core'
import { useCountryMap } from '../../../features/map/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { CornerTable } from '../outline/CornerTable.tsx'
import { areaOf, type Outline, squareAround } from '../outline/outline.ts'

export interface OutlineFieldsProps {
  readonly outline: Outline
  readonly selected: number | null
  readonly isReadOnly: boolean
  readonly select: (index: number | null) => void
  readonly change: (outline: Outline) => void
}

/** Metres from the centre of a first square to its sides. */
const FIRST_SQUARE = 1000

/** The outline of a zone without a pointer: corners in a table, or centre and radius. */
export function OutlineFields({ outline, selected, isReadOnly, select, change }: OutlineFieldsProps) {
  const { t } = useTexts()
  const centre = useCountryMap()?.centre
  if (outline.kind === 'several') return <Text size="sm">{t('console.pressure.several')}</Text>
  if (outline.kind === 'circle') {
    return <CircleFields outline={outline} isReadOnly={isReadOnly} change={change} />
  }
  const { corners } = outline
  if (corners.length === 0) {
    return (
      <>
        <Text size="sm">{t('console.pressure.draw')}</Text>
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!centre}
            onClick={() => {
              if (!centre) return
              change({
                ...outline,
                corners: squareAround([centre.longitude, centre.latitude], FIRST_SQUARE),
              })
              select(0)
            }}
          >
            {t('console.pressure.square')}
          </Button>
        </Group>
      </>
    )
  }
  return (
    <>
      <CornerTable
        {...{ corners, selected, isReadOnly, select }}
        change={(next) => change({ ...outline, corners: next })}
      />
      {areaOf(outline) === undefined && (
        <Text size="sm" c="red" role="alert">
          {t('console.pressure.invalid-outline')}
        </Text>
      )}
    </>
  )
}

interface CircleFieldsProps {
  readonly outline: Extract<Outline, { kind: 'circle' }>
  readonly isReadOnly: boolean
  readonly change: (outline: Outline) => void
}

function CircleFields({ outline, isReadOnly, change }: CircleFieldsProps) {
  const { t } = useTexts()
  const [longitude, latitude] = outline.centre
  const field = (label: string, value: number, set: (value: number) => Partial<typeof outline>) => (
    <NumberInput
      label={label}
      dir="ltr"
      hideControls
      readOnly={isReadOnly}
      value={value}
      onChange={(typed) => typeof typed === 'number' && change({ ...outline, ...set(typed) })}
    />
  )
  return (
    <Group grow align="start">
      {field(t('console.pressure.latitude'), latitude, (value) => ({ centre: [longitude, value] }))}
      {field(t('console.pressure.longitude'), longitude, (value) => ({ centre: [value, latitude] }))}
      {field(t('console.pressure.metres'), outline.metres, (metres) => ({ metres }))}
    </Group>
  )
}

import { ActionIcon, Button, Group, NumberInput, Table, Text, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import IconTrash from '~icons/tabler/trash'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../pressure.module.css'
import { atCorner, type Corner, middleAfter, movedBy, rounded, withCorner } from './outline.ts'

export interface CornerTableProps {
  readonly corners: readonly Corner[]
  readonly selected: number | null
  readonly isReadOnly: boolean
  readonly select: (index: number | null) => void
  readonly change: (corners: readonly Corner[]) => void
}

/** Metres east and north of each key. A map has its west on the left in every language. */
const steps: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-50, 0],
  ArrowRight: [50, 0],
  ArrowUp: [0, 50],
  ArrowDown: [0, -50],
}
const LARGE = 10

/** The corners of an outline as numbers: typed, or moved with the arrow keys. */
export function CornerTable({ corners, selected, isReadOnly, select, change }: CornerTableProps) {
  const { t, format } = useTexts()
  const [moved, setMoved] = useState('')
  const move = (index: number, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean => {
    const step = steps[key]
    const corner = corners[index]
    if (!step || !corner || isReadOnly) return false
    const size = shiftKey ? LARGE : 1
    const next = movedBy(corner, step[0] * size, step[1] * size)
    change(atCorner(corners, index, next))
    setMoved(
      t('console.pressure.moved', {
        number: format.number(index + 1),
        latitude: next[1].toFixed(5),
        longitude: next[0].toFixed(5),
      }),
    )
    return true
  }
  const add = () => {
    const after = selected ?? corners.length - 1
    change(withCorner(corners, after + 1, middleAfter(corners, after)))
    select(after + 1)
  }
  return (
    <>
      <div className={styles.corners}>
        <Table aria-label={t('console.pressure.corners')} verticalSpacing={2}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('console.pressure.corners')}</Table.Th>
              <Table.Th>{t('console.pressure.latitude')}</Table.Th>
              <Table.Th>{t('console.pressure.longitude')}</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {corners.map((corner, index) => (
              <CornerRow
                // A corner has no identity but its place in the outline.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                {...{ corner, index, isReadOnly }}
                isSelected={index === selected}
                mayRemove={corners.length > 3}
                select={() => select(index)}
                move={(event) => move(index, event)}
                change={(next) => change(atCorner(corners, index, next))}
                remove={() => {
                  select(null)
                  change(corners.toSpliced(index, 1))
                }}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Text size="xs" c="dimmed">
        {t('console.pressure.corner-hint')}
      </Text>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {!isReadOnly && (
        <Group>
          <Button size="compact-sm" variant="default" onClick={add}>
            {t('console.pressure.add-corner')}
          </Button>
        </Group>
      )}
    </>
  )
}

interface CornerRowProps {
  readonly corner: Corner
  readonly index: number
  readonly isSelected: boolean
  readonly isReadOnly: boolean
  readonly mayRemove: boolean
  readonly select: () => void
  /** Whether the key moves the corner. */
  readonly move: (event: KeyboardEvent) => boolean
  readonly change: (corner: Corner) => void
  readonly remove: () => void
}

function CornerRow({ corner, index, isSelected, isReadOnly, mayRemove, ...row }: CornerRowProps) {
  const { t, format } = useTexts()
  const number = format.number(index + 1)
  const [longitude, latitude] = corner
  const field = (label: string, value: number, limit: number, set: (value: number) => void) => (
    <NumberInput
      aria-label={label}
      size="xs"
      dir="ltr"
      hideControls
      min={-limit}
      max={limit}
      readOnly={isReadOnly}
      value={rounded(value)}
      onFocus={row.select}
      onChange={(typed) => typeof typed === 'number' && set(typed)}
    />
  )
  return (
    <Table.Tr>
      <Table.Td>
        <Button
          size="compact-sm"
          variant={isSelected ? 'filled' : 'default'}
          aria-pressed={isSelected}
          onClick={row.select}
          onKeyDown={(event) => {
            if (!row.move(event)) return
            row.select()
            event.preventDefault()
          }}
        >
          {t('console.pressure.corner', { number })}
        </Button>
      </Table.Td>
      <Table.Td>
        {field(t('console.pressure.latitude-of', { number }), latitude, 90, (value) =>
          row.change([longitude, value]),
        )}
      </Table.Td>
      <Table.Td>
        {field(t('console.pressure.longitude-of', { number }), longitude, 180, (value) =>
          row.change([value, latitude]),
        )}
      </Table.Td>
      <Table.Td>
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={!mayRemove}
            aria-label={t('console.pressure.remove-corner', { number })}
            onClick={row.remove}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

import type { Point, Ring } from '@beckon/domain/geo'
import { Text } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import { areaText } from './area-text.ts'

interface AreaNoteProps {
  readonly area: Ring | undefined
  /** Undefined while the pin was not checked. */
  readonly pin?: Point | undefined
}

/** The outline on the map in words. */
export function AreaNote({ area, pin }: AreaNoteProps) {
  const { t } = useTexts()
  if (!area) return null
  return (
    <Text size="xs" c="dimmed" role="status">
      {t('area.shown')} {pin && t(areaText(area, pin))}
    </Text>
  )
}

import { SimpleGrid, Text } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'

export interface ChangePreviewProps {
  /** Each part on a line of its own. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** A value before and after a change. */
export function ChangePreview({ before, after }: ChangePreviewProps) {
  const { t } = useTexts()
  const sides = [
    { title: t('console.country.before'), parts: before },
    { title: t('console.country.after'), parts: after },
  ]
  return (
    <SimpleGrid cols={2} aria-live="polite">
      {sides.map(({ title, parts }) => (
        <div key={title}>
          <Text size="xs" c="dimmed">
            {title}
          </Text>
          {parts.map((part) => (
            <Text key={part} size="sm" fw={600}>
              {part}
            </Text>
          ))}
        </div>
      ))}
    </SimpleGrid>
  )
}

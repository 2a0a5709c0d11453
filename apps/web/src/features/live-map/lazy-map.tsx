import { Text } from '@mantine/core'
import { lazy } from 'react'
import { loadOptional } from '../../platform/loading/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The code of the map, loaded where a map is shown; if that fails, the page works without it. */
export const LazyMap = lazy(async () => {
  try {
    return { default: (await loadOptional(() => import('./LiveMap.tsx'))).LiveMap }
  } catch {
    return { default: NoMap }
  }
})

/** The page has the same information in words. */
function NoMap() {
  const { t } = useTexts()
  return (
    <Text size="sm" c="dimmed" p="md" role="status">
      {t('map.failed')}
    </Text>
  )
}

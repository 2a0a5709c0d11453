import { useTexts } from '../../platform/texts/index.ts'

/** The words of a map in the language of the page. */
export function useMapTexts() {
  const { t } = useTexts()
  return {
    /** The name of the map for screen readers. */
    map: t('map.label'),
    zoomIn: t('map.zoom-in'),
    zoomOut: t('map.zoom-out'),
    invented: t('map.invented'),
    failed: t('map.failed'),
  }
}

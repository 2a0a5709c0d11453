import { useTexts } from '../../platform/texts/index.ts'

/** The words of a map in the language of the page. Two maps of one page are told apart by what they show. */
export function useMapTexts(shown?: string) {
  const { t } = useTexts()
  return {
    /** The name of the map for screen readers. */
    map: shown === undefined ? t('map.label') : t('app.pair', { name: t('map.label'), value: shown }),
    zoomIn: t('map.zoom-in'),
    zoomOut: t('map.zoom-out'),
    invented: t('map.invented'),
    failed: t('map.failed'),
  }
}

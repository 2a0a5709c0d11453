import type { BrowserConfig } from '@beckon/contract'
import { AttributionControl, type Map as MapView } from 'maplibre-gl'
import { seenWithin } from './packs.ts'

interface ViewOptions {
  readonly map: BrowserConfig['map']
  /** The attribution is folded until it is pressed. */
  readonly isAttributionFolded?: boolean
}

export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/**
 * Shows the attribution of what is viewed, and notifies whether invented streets are among it, now and after each
 * movement. Returns a function that ends this.
 */
export function followView(
  map: MapView,
  options: ViewOptions,
  notify: (isInvented: boolean) => void,
): () => void {
  let shown: { readonly attribution: string; readonly control: AttributionControl } | undefined
  const look = () => {
    const bounds = map.getBounds()
    const [west, south, east, north] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ]
    const { attribution, isInvented } = seenWithin(options.map, { west, south, east, north })
    notify(isInvented)
    if (shown?.attribution === attribution) return
    if (shown) map.removeControl(shown.control)
    const control = new AttributionControl({
      compact: options.isAttributionFolded ?? false,
      // The style has the attribution of other sources.
      ...(options.map.packs.length > 0 && { customAttribution: attribution }),
    })
    map.addControl(control, isRightToLeft() ? 'bottom-left' : 'bottom-right')
    shown = { attribution, control }
  }
  look()
  const { unsubscribe } = map.on('moveend', look)
  return unsubscribe
}

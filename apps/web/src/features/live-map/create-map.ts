import { mapStyle, type Position, type StyleChoice } from '@beckon/ui/map'
import { addProtocol, AttributionControl, Map as MapView, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'

setWorkerUrl(workerUrl)
addProtocol('pmtiles', new Protocol().tile)

export type { Position }

export interface MapOptions extends StyleChoice {
  readonly centre: Position
  readonly zoom: number
  /** Texts of the controls, in the reader's language. */
  readonly labels: { readonly zoomIn: string; readonly zoomOut: string; readonly map: string }
}

export function createMap(container: HTMLElement, options: MapOptions): MapView {
  const map = new MapView({
    container,
    style: mapStyle(options),
    center: [options.centre[0], options.centre[1]],
    zoom: options.zoom,
    maxZoom: 19,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: false,
    locale: {
      'NavigationControl.ZoomIn': options.labels.zoomIn,
      'NavigationControl.ZoomOut': options.labels.zoomOut,
      'Map.Title': options.labels.map,
    },
  })
  map.touchZoomRotate.disableRotation()
  const isRightToLeft = document.documentElement.dir === 'rtl'
  map.addControl(new NavigationControl({ showCompass: false }), isRightToLeft ? 'top-left' : 'top-right')
  map.addControl(new AttributionControl({ compact: false }), isRightToLeft ? 'bottom-left' : 'bottom-right')
  return map
}

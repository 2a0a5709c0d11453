import { mapStyle, type Position, type StyleChoice } from '@beckon/ui/map'
import { addProtocol, AttributionControl, Map as MapView, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'

setWorkerUrl(workerUrl)
addProtocol('pmtiles', new Protocol().tile)

export interface MapOptions extends StyleChoice {
  readonly centre: Position
  /** The name of the map for screen readers. */
  readonly label: string
}

const ZOOM = 15

/** Makes a map in an element. */
export function createMap(container: HTMLElement, options: MapOptions): MapView {
  const map = new MapView({
    container,
    style: mapStyle(options),
    center: [options.centre[0], options.centre[1]],
    zoom: ZOOM,
    maxZoom: 19,
    attributionControl: false,
    // One finger and the wheel scroll the page; two fingers move the map.
    dragPan: false,
    scrollZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': options.label },
  })
  map.touchZoomRotate.disableRotation()
  const isRightToLeft = document.documentElement.dir === 'rtl'
  map.addControl(new AttributionControl({ compact: true }), isRightToLeft ? 'bottom-left' : 'bottom-right')
  return map
}

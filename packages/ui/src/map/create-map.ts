import {
  addProtocol,
  type MapOptions as LibraryOptions,
  Map as MapView,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import { isRightToLeft } from './follow-view.ts'
import { loadPacks, PACKS } from './load-packs.ts'
import { mapStyle, type StyleChoice } from './map-style.ts'

setWorkerUrl(workerUrl)
addProtocol('pmtiles', new Protocol().tile)
addProtocol(PACKS, loadPacks)

export interface MapOptions extends StyleChoice {
  readonly zoom: number
  readonly labels: MapLabels
  /** The attribution is folded until it is pressed. */
  readonly isAttributionFolded?: boolean
  readonly gestures?: Pick<LibraryOptions, 'dragPan' | 'scrollZoom'>
  /** Milliseconds in which labels appear. */
  readonly fadeDuration?: number
}

/** Texts of the controls, in the reader's language. A map without texts for zooming has no buttons for it. */
interface MapLabels {
  readonly map: string
  readonly zoom?: { readonly in: string; readonly out: string }
}

/** Makes a map in an element. */
export function createMap(container: HTMLElement, options: MapOptions): MapView {
  const { labels, gestures, fadeDuration } = options
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
    ...gestures,
    ...(fadeDuration === undefined ? {} : { fadeDuration }),
    locale: {
      'Map.Title': labels.map,
      ...(labels.zoom && {
        'NavigationControl.ZoomIn': labels.zoom.in,
        'NavigationControl.ZoomOut': labels.zoom.out,
      }),
    },
  })
  map.touchZoomRotate.disableRotation()
  if (labels.zoom)
    map.addControl(new NavigationControl({ showCompass: false }), isRightToLeft() ? 'top-left' : 'top-right')
  return map
}

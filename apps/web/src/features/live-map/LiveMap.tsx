import 'maplibre-gl/dist/maplibre-gl.css'
import { type MapOptions, type Position, useMap } from '@beckon/ui/map'
import { useMantineTheme } from '@mantine/core'
import { useRef } from 'react'
import styles from './LiveMap.module.css'
import { areaShade } from './draw-area.ts'
import type { useMapTexts } from './use-map-texts.ts'
import { usePin } from './use-pin.ts'
import { type MapContents, useMapContents } from './use-map-contents.ts'

interface LiveMapProps extends Omit<MapContents, 'areaColour' | 'also'> {
  readonly options: Omit<MapOptions, 'labels'>
  /** A marker that the user can move; called with its new position. */
  readonly pin?:
    | {
        readonly at: Position
        readonly onMove: (to: Position) => void
        readonly label?: string | undefined
      }
    | undefined
  readonly texts: ReturnType<typeof useMapTexts>
}

/** A map of positions. Its screen gives the same information in words. */
export function LiveMap({ options, texts, pin, ...places }: LiveMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const { colors, primaryColor } = useMantineTheme()
  const brand = colors[primaryColor] ?? colors.blue
  const labels = { map: texts.map, zoom: { in: texts.zoomIn, out: texts.zoomOut } }
  const state = useMap(container, { ...options, labels })
  const map = state.state === 'ready' ? state.map : undefined
  useMapContents(map, { ...places, areaColour: brand[areaShade(options.dark)], also: pin?.at })
  usePin(map, pin)
  return (
    <div className={styles.frame} data-map={state.state}>
      {/* Movement on the map follows the compass, whatever the direction of the text. */}
      <div ref={container} className={styles.canvas} dir="ltr" />
      {state.isInvented && <div className={styles.badge}>{texts.invented}</div>}
      {state.state === 'failed' && <div className={styles.failed}>{texts.failed}</div>}
    </div>
  )
}

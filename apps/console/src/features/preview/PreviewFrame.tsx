import type { PreviewFrameElement } from '@beckon/ui/enter-preview'
import { useElementSize } from '@mantine/hooks'
import { useCallback } from 'react'
import type { Preview } from './preview.ts'
import { preparePage } from './prepare-page.ts'
import styles from './preview.module.css'

export interface PreviewFrameProps {
  readonly path: string
  readonly preview: Preview
  /** Pixels of the page in the frame. */
  readonly width: number
  readonly title: string
  /** After each change of the number of places that show the draft. */
  readonly onFound?: (found: number) => void
}

/** Pixels. */
const HEIGHT = 800

const ignore = () => undefined

/**
 * A page of the portal or of the app of riders, with something that is not saved. The frame may run the scripts of our own page
 * and nothing else: it sends no form, opens no window and leaves the console where it is.
 */
export function PreviewFrame({ path, preview, width, title, onFound = ignore }: PreviewFrameProps) {
  const { ref, width: room } = useElementSize()
  const written = JSON.stringify(preview)
  const prepare = useCallback(
    (frame: PreviewFrameElement | null) => {
      if (frame) frame.preparePage = (page) => preparePage(page, JSON.parse(written), onFound)
    },
    [written, onFound],
  )
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={ref} className={styles.place} style={{ blockSize: HEIGHT * scale }}>
      <iframe
        // Another draft is another page: it is loaded again.
        key={path + written}
        ref={prepare}
        src={path}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page is our own, and only reads its own origin
        sandbox="allow-scripts allow-same-origin"
        className={styles.frame}
        style={{ inlineSize: width, blockSize: HEIGHT, scale }}
      />
    </div>
  )
}

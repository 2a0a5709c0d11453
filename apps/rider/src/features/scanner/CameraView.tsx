import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button, Notice } from '../controls/index.ts'
import { after } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { createDetector, hasDetector, type ReadCode } from './detector.ts'
import styles from './scanner.module.css'

export interface CameraViewProps {
  readonly onCode: (code: string) => void
  /** Codes cannot be read on this phone. */
  readonly onFailed: () => void
}

const EVERY_MS = 200

/** The picture of the camera, searched for codes. */
export function CameraView({ onCode, onFailed }: CameraViewProps) {
  const { t } = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const { isDenied, track } = useCamera(video)
  const isReady = useCodes(video, { onCode, onFailed })
  const [isLit, setLit] = useState(false)
  const light = () => {
    const next = !isLit
    void track?.applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] }).then(
      () => setLit(next),
      () => undefined,
    )
  }
  if (isDenied) return <Notice kind="warning">{t('rider.ready.camera-denied')}</Notice>
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.video} autoPlay muted playsInline aria-hidden="true" />
      <p role="status">{isReady ? t('rider.collect.scan-hint') : t('rider.collect.scan-loading')}</p>
      {track && hasLight(track) && <Button onPress={light}>{t('rider.collect.scan-light')}</Button>}
    </div>
  )
}

const hasLight = (track: MediaStreamTrack): boolean => 'torch' in track.getCapabilities()

function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [isDenied, setDenied] = useState(false)
  const [track, setTrack] = useState<MediaStreamTrack>()
  useEffect(() => {
    let stream: MediaStream | undefined
    let isEnded = false
    const stop = () => stream?.getTracks().forEach((one) => one.stop())
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened
        if (isEnded) return stop()
        if (video.current) video.current.srcObject = opened
        setTrack(opened.getVideoTracks()[0])
      },
      () => setDenied(true),
    )
    return () => {
      isEnded = true
      stop()
    }
  }, [video])
  return { isDenied, track }
}

/** Returns whether the reader of codes is there. */
function useCodes(video: RefObject<HTMLVideoElement | null>, listener: CameraViewProps): boolean {
  const [isReady, setReady] = useState(hasDetector)
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    let cancel = () => {}
    let isEnded = false
    const look = async (read: ReadCode) => {
      const code = video.current && (await read(video.current))
      if (isEnded) return
      if (code) latest.current.onCode(code)
      cancel = after(EVERY_MS, () => void look(read))
    }
    void createDetector().then((read) => {
      if (isEnded) return
      setReady(true)
      if (read) void look(read)
      else latest.current.onFailed()
    })
    return () => {
      isEnded = true
      cancel()
    }
  }, [video])
  return isReady
}

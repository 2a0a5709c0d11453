import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button, Notice } from '../controls/index.ts'
import { after } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { createDetector } from './detector.ts'
import styles from './scanner.module.css'

export interface CameraViewProps {
  readonly onCode: (code: string) => void
}

const EVERY_MS = 200

/** The picture of the camera, searched for codes. */
export function CameraView({ onCode }: CameraViewProps) {
  const { t } = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const { isDenied, track } = useCamera(video)
  useCodes(video, onCode)
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
      <p>{t('rider.collect.scan-hint')}</p>
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

function useCodes(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const read = createDetector()
    let cancel = () => {}
    let isEnded = false
    const look = async () => {
      const code = video.current && (await read?.(video.current))
      if (isEnded) return
      if (code) latest.current(code)
      cancel = after(EVERY_MS, () => void look())
    }
    void look()
    return () => {
      isEnded = true
      cancel()
    }
  }, [video])
}

import { useState } from 'react'
import { Button, Field, Notice } from '../controls/index.ts'
import { vibrate } from '../../platform/signals/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { CameraView } from './CameraView.tsx'
import { canScan } from './detector.ts'
import { isCodeOf } from './matches.ts'
import styles from './scanner.module.css'

export interface ScannerProps {
  readonly orderId: string
  /** Called with the code of the right parcel. */
  readonly onScanned: (code: string) => void
  readonly onClose: () => void
}

const WRONG_MS = [150, 80, 150]

/** Reads the code on a parcel with the camera, or as it is typed. */
export function Scanner({ orderId, onScanned, onClose }: ScannerProps) {
  const { t } = useTexts()
  const [isTyping, setTyping] = useState(!canScan())
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const fail = () => {
    setFailed(true)
    setTyping(true)
  }
  const check = (code: string) => {
    if (isCodeOf(code, orderId)) return onScanned(code)
    if (!isWrong) vibrate(WRONG_MS)
    setWrong(true)
  }
  return (
    <div className={styles.scanner}>
      {!isTyping && <CameraView onCode={check} onFailed={fail} />}
      {isFailed && <Notice kind="warning">{t('rider.collect.scan-failed')}</Notice>}
      {isWrong && <Notice kind="error">{t('rider.collect.scan-wrong')}</Notice>}
      {isTyping ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            check(typed)
          }}
        >
          <Field
            label={t('rider.collect.scan-code')}
            value={typed}
            autoComplete="off"
            onChange={(code) => {
              setWrong(false)
              setTyped(code)
            }}
          />
          <Button type="submit" kind="primary">
            {t('rider.done')}
          </Button>
        </form>
      ) : (
        <Button onPress={() => setTyping(true)}>{t('rider.collect.scan-type')}</Button>
      )}
      <Button kind="quiet" onPress={onClose}>
        {t('rider.collect.scan-skip')}
      </Button>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Button, FileButton, Notice } from '../controls/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { shrinkPhoto } from './shrink.ts'
import styles from './photo.module.css'

export interface PhotoFieldProps {
  /** Text of the button that opens the camera. */
  readonly label: string
  readonly hint?: string
  readonly photos: readonly Blob[]
  /** Photos that the service accepts of this kind. */
  readonly most?: number
  /** False where it could not be stored. */
  readonly onAdd: (photo: Blob) => Promise<boolean>
  readonly onRemove: (photo: Blob) => void
}

/** Takes photos with the camera of the phone. */
export function PhotoField({ label, hint, photos, most = 3, onAdd, onRemove }: PhotoFieldProps) {
  const { t } = useTexts()
  const [isFailed, setFailed] = useState(false)
  const take = async (file: File) => {
    const photo = await shrinkPhoto(file)
    setFailed(!photo || !(await onAdd(photo)))
  }
  return (
    <div className={styles.field}>
      {hint !== undefined && photos.length === 0 && <p className={styles.hint}>{hint}</p>}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <Preview
              key={`${photo.size}-${photos.indexOf(photo)}`}
              photo={photo}
              onRemove={() => onRemove(photo)}
            />
          ))}
        </ul>
      )}
      {isFailed && <Notice kind="error">{t('rider.photo.too-large')}</Notice>}
      {photos.length < most && (
        <FileButton accept="image/*" isCamera onFile={take}>
          {photos.length === 0 ? label : t('rider.photo.again')}
        </FileButton>
      )}
    </div>
  )
}

function Preview({ photo, onRemove }: { readonly photo: Blob; readonly onRemove: () => void }) {
  const { t } = useTexts()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(photo)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [photo])
  return (
    <li className={styles.preview}>
      <img ref={image} alt={t('rider.photo.preview')} className={styles.image} />
      <Button kind="quiet" onPress={onRemove}>
        {t('rider.photo.remove')}
      </Button>
    </li>
  )
}

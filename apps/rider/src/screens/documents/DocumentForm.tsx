import { riderDocumentLimits } from '@beckon/domain/limits'
import { dayOf } from '@beckon/domain/time'
import { useState } from 'react'
import { Button, Field, FileButton, Notice } from '../../features/controls/index.ts'
import { useDraft } from '../../features/draft/index.ts'
import { PhotoField } from '../../features/photo/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import type { DocumentKind } from '../../platform/documents/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { violationsOf } from './document-form.ts'
import styles from './documents.module.css'

export interface DocumentFormProps {
  readonly kind: DocumentKind
  readonly onDone: () => void
}

/** Number, expiry and photo of a document; a reload keeps them, and sending works without a connection. */
export function DocumentForm({ kind, onDone }: DocumentFormProps) {
  const { t } = useTexts()
  const { documents, clock, config } = useDeps()
  const draft = useDraft(`form:${kind}`)
  const [isChecked, setChecked] = useState(false)
  const [isFull, setFull] = useState(false)
  const today = dayOf(clock.seconds(), config.timezone)
  const [file] = draft.photos('file')
  const entry = { number: draft.field('number'), expiresOn: draft.field('expires'), file }
  const wrong = violationsOf(entry, today)
  const send = async () => {
    setChecked(true)
    if (!file || wrong.length > 0) return
    const isStored = await documents.send({
      kind,
      number: entry.number.trim(),
      expiresOn: entry.expiresOn,
      file,
    })
    if (!isStored) return setFull(true)
    draft.clear()
    onDone()
  }
  const error = (name: (typeof wrong)[number]) =>
    isChecked && wrong.includes(name) ? t(`rider.document.${name}-missing`) : undefined
  const fileError = error('file')
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Field
        label={t('rider.document.number')}
        value={entry.number}
        error={error('number')}
        maxLength={40}
        autoComplete="off"
        onChange={(value) => draft.set('number', value)}
      />
      <Field
        label={t('rider.document.expires')}
        type="date"
        min={today}
        value={entry.expiresOn}
        error={error('expires')}
        onChange={(value) => draft.set('expires', value)}
      />
      <Files draft={draft} />
      {fileError !== undefined && <Notice kind="error">{fileError}</Notice>}
      {isFull && <Notice kind="error">{t('rider.queue.full')}</Notice>}
      <Button kind="primary" isBig onPress={() => void send()}>
        {t('rider.document.add')}
      </Button>
      <Button kind="quiet" onPress={onDone}>
        {t('rider.close')}
      </Button>
    </form>
  )
}

/** A photo with the camera, or a photo or PDF that is on the phone. */
function Files({ draft }: { readonly draft: ReturnType<typeof useDraft> }) {
  const { t } = useTexts()
  const [isTooLarge, setTooLarge] = useState(false)
  const files = draft.photos('file')
  const pdf = files.find(({ type }) => type === 'application/pdf')
  const choose = async (chosen: File) => {
    setTooLarge(chosen.size > riderDocumentLimits.bytes)
    if (chosen.size <= riderDocumentLimits.bytes) await draft.addPhoto('file', chosen)
  }
  if (pdf) {
    return (
      <div>
        <p>{t('rider.document.file-chosen', { name: 'PDF' })}</p>
        <Button kind="quiet" onPress={() => draft.removePhoto(pdf)}>
          {t('rider.undo')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <PhotoField
        label={t('rider.photo.take')}
        hint={t('rider.document.photo-hint')}
        photos={files}
        most={1}
        onAdd={(photo) => draft.addPhoto('file', photo)}
        onRemove={draft.removePhoto}
      />
      {files.length === 0 && (
        <FileButton accept="image/jpeg,image/png,image/webp,application/pdf" onFile={choose}>
          {t('rider.document.file')}
        </FileButton>
      )}
      {isTooLarge && <Notice kind="error">{t('error.document-too-large')}</Notice>}
    </>
  )
}

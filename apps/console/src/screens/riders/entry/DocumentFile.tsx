import { calls, type OperatedDocument } from '@beckon/contract'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { saveFile } from '../../../platform/files/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './entry.module.css'

export interface DocumentFileProps {
  readonly riderId: string
  readonly document: OperatedDocument
}

/** The picture of a document, shown in place; a PDF is saved. Each reading is recorded with its reason. */
export function DocumentFile({ riderId, document: { id, kind, media_type } }: DocumentFileProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const [isAsked, setAsked] = useState(false)
  const [picture, setPicture] = useState<string>()
  useEffect(() => () => void (picture !== undefined && URL.revokeObjectURL(picture)), [picture])
  const isPicture = media_type === 'image/jpeg'
  const name = t(`console.rider.document.${kind}`)
  if (picture !== undefined) return <img src={picture} alt={name} className={styles.picture} />
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsked(true)}>
        {t(isPicture ? 'console.rider.document.show' : 'console.rider.document.save')}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={name}
          action={t(isPicture ? 'console.rider.document.show' : 'console.rider.document.save')}
          close={() => setAsked(false)}
          run={async (reason) => {
            const params = { id: riderId, document: id }
            const result = await client.open(calls.readRiderDocument, { params, body: { reason } })
            if (!result.ok) return result
            const file = await result.answer.blob()
            if (isPicture) setPicture(URL.createObjectURL(file))
            else saveFile(file, `${kind}.pdf`)
            return result
          }}
        >
          {t('console.rider.document.recorded')}
        </ReasonDialog>
      )}
    </>
  )
}

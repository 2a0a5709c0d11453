import { calls, type OperatedDocuments, type ShownRider } from '@beckon/contract'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { DocumentCard } from './DocumentCard.tsx'
import styles from './entry.module.css'
import { Part } from './Part.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { useRiderPart } from './use-part.ts'

/** The documents of a rider: those that are missing, wait or expire, and uploading one. */
export function Documents({ rider }: { readonly rider: ShownRider }) {
  const query = useRiderPart(rider.id, calls.readRiderDocuments, { params: { id: rider.id } })
  return <Part query={query}>{({ result }) => <Kinds rider={rider} kinds={result} />}</Part>
}

interface KindsProps {
  readonly rider: ShownRider
  readonly kinds: readonly OperatedDocuments[]
}

function Kinds({ rider, kinds }: KindsProps) {
  const { t } = useTexts()
  const mayManage = useMay('riders.manage') && rider.status !== 'left'
  const [isUploading, setUploading] = useState(false)
  const upload = mayManage && (
    <Button variant="default" onClick={() => setUploading(true)}>
      {t('console.rider.document.upload')}
    </Button>
  )
  return (
    <Stack>
      {kinds.length === 0 ? (
        <EmptyState
          title={t('console.rider.document.none')}
          text={t('console.rider.document.none-hint')}
          action={upload}
        />
      ) : (
        <>
          <Group>{upload}</Group>
          <div className={styles.cards}>
            {kinds.map((kind) => (
              <DocumentCard key={kind.kind} rider={rider} kind={kind} mayManage={mayManage} />
            ))}
          </div>
        </>
      )}
      {isUploading && <UploadDialog rider={rider} close={() => setUploading(false)} />}
    </Stack>
  )
}

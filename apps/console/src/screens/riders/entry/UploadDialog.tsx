import { calls, type ShownRider } from '@beckon/contract'
import { type DocumentKind, documentKinds } from '@beckon/domain/country'
import { FileInput, Select, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshRider } from './use-rider.ts'

/** Uploads a document that a rider brought to the office. A failed attempt is repeated with the same id. */
export function UploadDialog({ rider, close }: { readonly rider: ShownRider; readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshRider(rider.id)
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<DocumentKind>(rider.documents_due[0]?.kind ?? 'identity')
  const [number, setNumber] = useState('')
  const [expires, setExpires] = useState('')
  const [file, setFile] = useState<File | null>(null)
  return (
    <ReasonDialog
      title={t('console.rider.document.upload')}
      action={t('console.rider.document.upload')}
      isIncomplete={file === null || expires === '' || number.trim() === ''}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.uploadRiderDocument, {
          params: { id: rider.id, document: id },
          body: { kind, number, expires_on: expires, file: file ?? new File([], 'none'), reason },
        })
        if (result.ok) refresh()
        return result
      }}
    >
      <Select
        label={t('console.rider.document.kind')}
        allowDeselect={false}
        value={kind}
        data={documentKinds.map((value) => ({ value, label: t(`console.rider.document.${value}`) }))}
        onChange={(value) => setKind(documentKinds.find((one) => one === value) ?? kind)}
      />
      <TextInput
        label={t('console.rider.document.number-field')}
        required
        maxLength={40}
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('console.rider.document.expires')}
        required
        value={expires}
        onChange={({ currentTarget }) => setExpires(currentTarget.value)}
      />
      <FileInput
        label={t('console.rider.document.file')}
        placeholder={t('console.rider.document.choose')}
        required
        accept="image/jpeg,image/png,image/webp,application/pdf"
        value={file}
        onChange={setFile}
      />
      <Text size="sm">{t('console.rider.document.upload-hint')}</Text>
    </ReasonDialog>
  )
}

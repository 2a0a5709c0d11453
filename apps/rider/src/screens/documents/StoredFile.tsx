import { riderDocumentCalls } from '@beckon/contract'
import { Button, ExternalLink, Notice } from '../../features/controls/index.ts'
import { useFile } from '../../features/file/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './documents.module.css'

/** Fetches the file of a document when the rider asks for it: a picture is shown, a PDF is offered. */
export function StoredFile({ id }: { readonly id: string }) {
  const { t, say } = useTexts()
  const { file, isBusy, problem, fetch } = useFile((client) =>
    client.open(riderDocumentCalls.readOwnDocument, { params: { id } }),
  )
  if (file?.mediaType.startsWith('image/')) {
    return <img src={file.url} alt={t('rider.document.show')} className={styles.picture} />
  }
  if (file) {
    return (
      <ExternalLink href={file.url} fileName={`${id}.pdf`}>
        PDF
      </ExternalLink>
    )
  }
  return (
    <>
      {problem && <Notice kind="error">{say(problem.key, problem.values)}</Notice>}
      <Button kind="quiet" isBusy={isBusy} onPress={() => void fetch()}>
        {t('rider.document.show')}
      </Button>
    </>
  )
}

import { Button, Group } from '@mantine/core'
import { bulkCalls, type BulkJob } from '@beckon/contract'
import IconDownload from '~icons/tabler/download'
import { Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useDownload } from '../use-download.ts'
import { DropZone } from './DropZone.tsx'
import { UploadSteps } from './UploadSteps.tsx'
import { JobHistory } from './JobHistory.tsx'
import { Outcome } from './Outcome.tsx'
import styles from '../Screen.module.css'

interface ChooseFileProps {
  readonly vendorId: string
  readonly vendorName: string
  readonly refused: string | null
  /** The latest upload, which was placed only partly. */
  readonly unplacedJob: BulkJob | null
  readonly onFile: (file: File) => void
  readonly onOpen: (jobId: string) => void
}

export function ChooseFile({ vendorId, vendorName, refused, unplacedJob, onFile, onOpen }: ChooseFileProps) {
  const { t, locale } = useTexts()
  const template = useDownload('bulk.error.template')
  const fetchTemplate = () =>
    template.download(
      (client, options) => client.open(bulkCalls.bulkExampleFile, { query: { language: locale } }, options),
      'Template.xlsx',
    )
  return (
    <>
      <p className={styles.lead}>{t('bulk.lead')}</p>
      {unplacedJob && <LeftOver job={unplacedJob} onOpen={onOpen} />}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={t('bulk.ask')}>
            <DropZone refused={refused} onFile={onFile} />
            <Group justify="space-between" mt="md" gap="sm">
              <p className={styles.hint}>{t('bulk.template-hint')}</p>
              <Button
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
                loading={template.isBusy}
                onClick={fetchTemplate}
              >
                {t('bulk.template')}
              </Button>
            </Group>
          </Panel>
          <UploadSteps vendorName={vendorName} />
        </div>
        <JobHistory vendorId={vendorId} vendorName={vendorName} onOpen={onOpen} />
      </div>
    </>
  )
}

function LeftOver({ job, onOpen }: { readonly job: BulkJob; readonly onOpen: (jobId: string) => void }) {
  const { t } = useTexts()
  const isNothing = job.placed_row_count === 0
  return (
    <div {...(isNothing ? { role: 'alert' } : {})} className={styles.left} data-left>
      <Panel title={isNothing ? t('bulk.status.ORDER_PLACEMENT_FAIL') : job.file_name}>
        <Outcome job={job} />
        <p className={styles.hint}>{t('bulk.left-text')}</p>
        <Button mt="sm" variant="default" onClick={() => onOpen(job.bulk_job_id)}>
          {t('bulk.show-rows')}
        </Button>
      </Panel>
    </div>
  )
}

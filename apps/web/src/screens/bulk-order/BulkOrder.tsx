import { Button } from '@mantine/core'
import type { WireVendor } from '@beckon/contract'
import { Page } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { ChooseFile } from './parts/ChooseFile.tsx'
import { ConfirmPlacing } from './parts/ConfirmPlacing.tsx'
import { MapColumns } from './parts/MapColumns.tsx'
import { Placing } from './parts/Placing.tsx'
import { Results } from './parts/Results.tsx'
import { Working } from './parts/Working.tsx'
import { type BulkFlow, useBulk } from './use-bulk.ts'
import { useBulkRows } from './use-bulk-rows.ts'

/** The steps of a bulk order: upload, review, confirmation, placing. */
export function BulkOrder({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const flow = useBulk(vendor)
  const { state, send } = flow
  const isAsking = state.matches('chooseFile') || state.matches('entering')
  return (
    <Page
      title={t('bulk.title')}
      width="wide"
      aside={
        !isAsking && (
          <Button variant="default" onClick={() => send({ type: 'NEW_FILE' })}>
            {t('bulk.new-file')}
          </Button>
        )
      }
    >
      <Step vendor={vendor} {...flow} />
    </Page>
  )
}

/** Steps that only wait for the service. */
const waits = ['opening', 'reviewing', 'sendingSheet'] as const

function Step({ vendor, state, send }: BulkFlow & { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const { job, jobId, file } = state.context
  if (state.matches('uploading'))
    return <Working title={t('bulk.uploading', { name: file?.name ?? '' })} job={null} />
  if (state.matches('reading')) {
    return <Working title={t('bulk.checking')} job={job} onCancel={() => send({ type: 'CANCEL' })} />
  }
  if (state.matches('placing') || state.matches('watching') || state.matches('placed')) {
    const onCancel = state.matches('watching') ? () => send({ type: 'CANCEL' }) : undefined
    return <Placing job={job} onCancel={onCancel} />
  }
  if (state.matches('cancelling')) return <Working title={t('bulk.cancelling')} job={job} />
  if (waits.some((one) => state.matches(one))) return <Working title={t('bulk.checking')} job={job} />
  if (jobId !== null && job !== null)
    return <Rows key={jobId} vendor={vendor} jobId={jobId} state={state} send={send} />
  return (
    <ChooseFile
      vendorId={vendor.vendor_id}
      vendorName={vendor.vendor_information.name}
      refused={state.context.refused}
      unplacedJob={state.context.unplacedJob}
      onFile={(chosen) => send({ type: 'FILE', file: chosen })}
      onOpen={(id) => send({ type: 'OPEN', jobId: id })}
    />
  )
}

interface RowsProps extends BulkFlow {
  readonly vendor: WireVendor
  readonly jobId: string
}

/** A parsed upload: its columns, its rows, and the confirmation before they are placed. */
function Rows({ vendor, jobId, state, send }: RowsProps) {
  const found = useBulkRows(vendor.vendor_id, jobId, (now) => send({ type: 'JOB', job: now }))
  const { job, refused } = state.context
  if (!job) return null
  if (state.matches('mapping') || state.matches('sendingColumns')) {
    return (
      <MapColumns
        job={job}
        columns={found.columns}
        refused={refused}
        isSending={state.matches('sendingColumns')}
        onBack={job.needs_mapping ? undefined : () => send({ type: 'BACK' })}
        onMap={(columns) => send({ type: 'MAP', columns })}
        onSheet={(sheet) => send({ type: 'SHEET', sheet })}
      />
    )
  }
  return (
    <>
      <Results
        vendor={vendor}
        job={job}
        found={found}
        onPlace={() => send({ type: 'PLACE' })}
        onColumns={() => send({ type: 'COLUMNS' })}
        onSheet={(sheet) => send({ type: 'SHEET', sheet })}
        onCancel={() => send({ type: 'CANCEL' })}
      />
      <ConfirmPlacing
        job={job}
        rows={found.rows ?? []}
        refused={refused}
        isOpen={state.matches('confirming')}
        onBack={() => send({ type: 'BACK' })}
        onConfirm={() => send({ type: 'CONFIRM' })}
      />
    </>
  )
}

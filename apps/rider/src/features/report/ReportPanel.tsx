import { textLengths } from '@beckon/domain/limits'
import { TextArea } from '../controls/index.ts'
import { Panel } from '../page/index.ts'
import { PhotoField } from '../photo/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** A note and photos for the shop as the rider enters them. */
export interface ShopReport {
  readonly note: string
  readonly setNote: (note: string) => void
  readonly photos: readonly Blob[]
  readonly addPhoto: (photo: Blob) => Promise<boolean>
  readonly removePhoto: (photo: Blob) => void
}

export interface ReportPanelProps {
  readonly report: ShopReport
  readonly title?: string
  /** Below the note. */
  readonly hint: string
}

/** The fields of a report to the shop. */
export function ReportPanel({ report, title, hint }: ReportPanelProps) {
  const { t } = useTexts()
  return (
    <Panel title={title}>
      <TextArea
        label={t('rider.trouble.note')}
        hint={hint}
        value={report.note}
        maxLength={textLengths.decisionNote}
        onChange={report.setNote}
      />
      <PhotoField
        label={t('rider.trouble.photo')}
        photos={report.photos}
        onAdd={report.addPhoto}
        onRemove={report.removePhoto}
      />
    </Panel>
  )
}

import { TextArea } from '../../features/controls/index.ts'
import { Panel } from '../../features/page/index.ts'
import { PhotoField } from '../../features/photo/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Trouble } from './use-trouble.ts'

/** Characters of a note, as the contract has them. */
const NOTE_LENGTH = 500

/** Sends a note and a photo to the shop. */
export function AskShop({ trouble }: { readonly trouble: Trouble }) {
  const { t } = useTexts()
  return (
    <Panel title={t('rider.trouble.ask-shop')}>
      <TextArea
        label={t('rider.trouble.note')}
        hint={t('rider.trouble.note-hint')}
        value={trouble.note}
        maxLength={NOTE_LENGTH}
        onChange={trouble.setNote}
      />
      <PhotoField
        label={t('rider.trouble.photo')}
        photos={trouble.photos}
        onAdd={trouble.addPhoto}
        onRemove={trouble.removePhoto}
      />
    </Panel>
  )
}

import { photoLimits } from '@beckon/domain/limits'
import { Suspense, useState } from 'react'
import { Button } from '../../features/controls/index.ts'
import type { DraftState } from '../../features/draft/index.ts'
import { Panel } from '../../features/page/index.ts'
import { PhotoField } from '../../features/photo/index.ts'
import { LazySignature } from '../../features/signature/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** A photo and a signature as proofs of the handover; a signature is sent as a photo. */
export function HandoverProof({ draft }: { readonly draft: DraftState }) {
  const { t } = useTexts()
  const [isSigning, setSigning] = useState(false)
  const photos = draft.photos('delivery')
  const keep = async (picture: Blob) => {
    if (await draft.addPhoto('delivery', picture)) setSigning(false)
  }
  return (
    <Panel title={t('rider.photo.title')}>
      <PhotoField
        label={t('rider.photo.take')}
        hint={t('rider.photo.hint-delivery')}
        photos={photos}
        onAdd={(blob) => draft.addPhoto('delivery', blob)}
        onRemove={draft.removePhoto}
      />
      {isSigning ? (
        <Suspense fallback={<p role="status">{t('rider.loading')}</p>}>
          <LazySignature onSigned={(picture) => void keep(picture)} onClose={() => setSigning(false)} />
        </Suspense>
      ) : (
        photos.length < photoLimits.each && (
          <Button onPress={() => setSigning(true)}>{t('rider.signature.title')}</Button>
        )
      )}
    </Panel>
  )
}

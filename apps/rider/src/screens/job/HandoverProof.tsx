import { Suspense, useState } from 'react'
import { Button } from '../../features/controls/index.ts'
import type { DraftState } from '../../features/draft/index.ts'
import { Panel } from '../../features/page/index.ts'
import { PhotoField } from '../../features/photo/index.ts'
import { LazySignature } from '../../features/signature/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** A photo and a signature as proofs of the handover; a signature is sent as a photo of its own kind. */
export function HandoverProof({ draft }: { readonly draft: DraftState }) {
  const { t } = useTexts()
  const [isSigning, setSigning] = useState(false)
  const signatures = draft.photos('signature')
  const keep = async (picture: Blob) => {
    if (await draft.addPhoto('signature', picture)) setSigning(false)
  }
  return (
    <Panel title={t('rider.photo.title')}>
      <PhotoField
        label={t('rider.photo.take')}
        hint={t('rider.photo.hint-delivery')}
        photos={draft.photos('delivery')}
        onAdd={(blob) => draft.addPhoto('delivery', blob)}
        onRemove={draft.removePhoto}
      />
      {signatures.length > 0 && (
        <PhotoField
          label={t('rider.signature.title')}
          photos={signatures}
          most={signatures.length}
          onAdd={(blob) => draft.addPhoto('signature', blob)}
          onRemove={draft.removePhoto}
        />
      )}
      {isSigning ? (
        <Suspense fallback={<p role="status">{t('rider.loading')}</p>}>
          <LazySignature onSigned={(picture) => void keep(picture)} onClose={() => setSigning(false)} />
        </Suspense>
      ) : (
        signatures.length === 0 && (
          <Button onPress={() => setSigning(true)}>{t('rider.signature.title')}</Button>
        )
      )}
    </Panel>
  )
}

import type { BrandPicture } from '@beckon/contract'
import type { PictureSlot } from '@beckon/domain/picture'
import { useState } from 'react'
import { LoadState } from '../../../features/page/index.ts'
import { PreviewControls, PreviewFrame, type PreviewLook } from '../../../features/preview/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'
import { useCountryLanguages } from '../use-country-languages.ts'
import { Slot } from './Slot.tsx'
import { usePictures } from './use-pictures.ts'

/** A picture that was uploaded and is not shown yet. */
export interface Tried {
  readonly slot: PictureSlot
  readonly picture: BrandPicture
}

/** The pictures of the brand, and the landing page with one that is not shown yet. */
export function Pictures() {
  const query = usePictures()
  const [tried, setTried] = useState<Tried>()
  if (!query.data) return <LoadState query={query} />
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {query.data.map((state) => (
          <Slot
            key={state.slot}
            state={state}
            tried={tried?.slot === state.slot ? tried.picture : undefined}
            attempt={(picture) => setTried(picture && { slot: state.slot, picture })}
          />
        ))}
      </div>
      <PicturePreview tried={tried} />
    </div>
  )
}

function PicturePreview({ tried }: { readonly tried: Tried | undefined }) {
  const { t } = useTexts()
  const country = useStore(useDeps().country)
  const [locale = 'en'] = useCountryLanguages()
  const [look, setLook] = useState<PreviewLook>({ width: 1280, scheme: 'light' })
  return (
    <section aria-labelledby="preview" className={styles.column}>
      <h2 id="preview" className={styles.heading}>
        {tried
          ? t('console.pictures.preview', { slot: t(`console.pictures.slot.${tried.slot}`) })
          : t('console.preview.title')}
      </h2>
      <div className={styles.line}>
        <PreviewControls look={look} change={setLook} />
      </div>
      <PreviewFrame
        path="/"
        width={look.width}
        title={t('console.preview.frame', { page: t('console.preview.page.landing') })}
        preview={{
          country,
          locale,
          scheme: look.scheme,
          ...(tried ? { pictures: { [tried.slot]: tried.picture } } : {}),
        }}
      />
    </section>
  )
}

import { type BrandId, brands } from '@beckon/domain/country'
import { useCountryName } from '../../features/page/index.ts'
import { type LegalSection, LegalText } from '../../features/terms/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** What is kept about people, where an operator has no page of its own for it. */
export function Screen() {
  const { t } = useTexts()
  const brand = brands[useConfig().brand as BrandId].name
  const country = useCountryName()
  const sections: readonly LegalSection[] = [
    ['what', t('privacy.what-title'), t('privacy.what-text')],
    ['why', t('privacy.why-title'), t('privacy.why-text')],
    ['who', t('privacy.who-title'), t('privacy.who-text')],
    ['long', t('privacy.long-title'), t('privacy.long-text', { country })],
    ['browser', t('privacy.browser-title'), t('privacy.browser-text')],
    ['rights', t('privacy.rights-title'), t('privacy.rights-text', { country })],
  ]
  return (
    <LegalText title={t('privacy.title')} lead={t('privacy.lead', { brand, country })} sections={sections} />
  )
}

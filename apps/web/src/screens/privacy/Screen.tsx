import { type BrandId, brands, type CountryParameters, parameters } from '@beckon/domain/country'
import { useCountryName } from '../../features/page/index.ts'
import { type LegalSection, LegalText } from '../../features/terms/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useCountryParameter } from '../../platform/parameters/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

type RetentionDays = Pick<CountryParameters, 'proofPhotoDays' | 'messageDays' | 'callDays'>

/** Stored personal data, where the operator has no page of its own about it. */
export function Screen() {
  const { t } = useTexts()
  const config = useConfig()
  const brand = brands[config.brand as BrandId].name
  const country = useCountryName()
  const kept = useRetentionDays(parameters[config.country])
  const sections: readonly LegalSection[] = [
    ['what', t('privacy.what-title'), t('privacy.what-text')],
    ['why', t('privacy.why-title'), t('privacy.why-text')],
    ['who', t('privacy.who-title'), t('privacy.who-text')],
    ['long', t('privacy.long-title'), t('privacy.long-text', { country, ...kept })],
    ['browser', t('privacy.browser-title'), t('privacy.browser-text')],
    ['rights', t('privacy.rights-title'), t('privacy.rights-text', { country })],
  ]
  return (
    <LegalText title={t('privacy.title')} lead={t('privacy.lead', { brand, country })} sections={sections} />
  )
}

/** The retention in days: the operator's setting, else the country's default. */
function useRetentionDays(usual: RetentionDays) {
  const { format } = useTexts()
  const photos = useCountryParameter('proofPhotoDays') ?? usual.proofPhotoDays
  const messages = useCountryParameter('messageDays') ?? usual.messageDays
  const calls = useCountryParameter('callDays') ?? usual.callDays
  return {
    photo_days: format.number(photos),
    message_days: format.number(messages),
    call_days: format.number(calls),
  }
}

import { type BrandId, brands } from '@beckon/domain/country'
import { useCountryName } from '../../features/page/index.ts'
import { type LegalSection, LegalText } from '../../features/terms/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The terms of this brand in this country. */
export function Screen() {
  const { t } = useTexts()
  const { brand: id, currency } = useConfig()
  const brand = brands[id as BrandId].name
  const country = useCountryName()
  const sections: readonly LegalSection[] = [
    ['service', t('terms.service-title'), t('terms.service-text', { brand })],
    ['orders', t('terms.orders-title'), t('terms.orders-text')],
    ['fees', t('terms.fees-title'), t('terms.fees-text', { currency })],
    ['parcels', t('terms.parcels-title'), t('terms.parcels-text')],
    ['delivery', t('terms.delivery-title'), t('terms.delivery-text')],
    ['liability', t('terms.liability-title'), t('terms.liability-text', { country })],
    ['data', t('terms.data-title'), t('terms.data-text')],
    ['account', t('terms.account-title'), t('terms.account-text')],
    ['changes', t('terms.changes-title'), t('terms.changes-text')],
  ]
  return <LegalText title={t('terms.title')} lead={t('terms.lead', { brand, country })} sections={sections} />
}

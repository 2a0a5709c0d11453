import { type BrandId, brands } from '@beckon/domain/country'
import { Button } from '@mantine/core'
import { Page, useCountryName } from '../../features/page/index.ts'
import { type LegalSection, LegalText } from '../../features/terms/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useTerms } from './use-terms.ts'

/** The newest terms of this brand in this country: those that operators published, else those of the build. */
export function Screen() {
  const { t } = useTexts()
  const { data, isError, refetch } = useTerms()
  if (isError)
    return (
      <Page title={t('terms.title')} width="narrow">
        <p role="alert">{t('terms.not-loaded')}</p>
        <Button onClick={() => void refetch()}>{t('action.retry')}</Button>
      </Page>
    )
  if (!data)
    return (
      <Page title={t('terms.title')} width="narrow">
        {null}
      </Page>
    )
  const { version, text } = data
  if (text === null) return <BuiltInTerms version={version} />
  const sections = text.sections.map((one, at): LegalSection => [String(at), one.title, one.text])
  return <LegalText title={t('terms.title')} lead={text.lead} sections={sections} version={version} />
}

function BuiltInTerms({ version }: { readonly version: string }) {
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
  return (
    <LegalText
      title={t('terms.title')}
      lead={t('terms.lead', { brand, country })}
      sections={sections}
      version={version}
    />
  )
}

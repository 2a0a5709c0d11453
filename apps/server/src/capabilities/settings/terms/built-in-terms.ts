import type { TermsText, TermsTexts } from '@beckon/contract'
import { brands, type Deployment, type LocaleTag } from '@beckon/domain/country'
import { offeredLocales, regionName } from '@beckon/texts'
import { withoutIsolates } from '@beckon/texts/isolate'
import type { Translate } from '@beckon/texts/translate'
import type { TermsDeps } from './deps.ts'

/** Returns the terms that are part of the build, in the languages of a country: the beginning of a draft. */
export async function builtInTerms(
  { translate }: Pick<TermsDeps, 'translate'>,
  deployment: Deployment,
): Promise<TermsTexts> {
  const entries = await Promise.all(
    offeredLocales(deployment).map(
      async (locale) =>
        [locale, builtInText(await translate(deployment.country, locale), deployment, locale)] as const,
    ),
  )
  return Object.fromEntries(entries)
}

function builtInText(
  t: Translate,
  { brand: id, country, name, currency }: Deployment,
  locale: LocaleTag,
): TermsText {
  const brand = brands[id].name
  const region = regionName(locale, country) ?? name
  const sections = [
    [t('terms.service-title'), t('terms.service-text', { brand })],
    [t('terms.orders-title'), t('terms.orders-text')],
    [t('terms.fees-title'), t('terms.fees-text', { currency })],
    [t('terms.parcels-title'), t('terms.parcels-text')],
    [t('terms.delivery-title'), t('terms.delivery-text')],
    [t('terms.liability-title'), t('terms.liability-text', { country: region })],
    [t('terms.data-title'), t('terms.data-text')],
    [t('terms.account-title'), t('terms.account-text')],
    [t('terms.changes-title'), t('terms.changes-text')],
  ] as const
  return {
    lead: withoutIsolates(t('terms.lead', { brand, country: region })),
    sections: sections.map(([title, text]) => ({
      title: withoutIsolates(title),
      text: withoutIsolates(text),
    })),
  }
}

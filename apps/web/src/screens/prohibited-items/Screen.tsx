import { type BrandId, brands } from '@beckon/domain/country'
import IconBan from '~icons/tabler/ban'
import { Page, Panel, useCountryName } from '../../features/page/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './Screen.module.css'
import { useLimits } from './use-limits.ts'

const things = [
  'money',
  'jewels',
  'papers',
  'drugs',
  'weapons',
  'danger',
  'living',
  'age',
  'stolen',
  'spoils',
] as const

/** Prohibited items: how much and how heavy, by country, and what never. */
export function Screen() {
  const { t, format } = useTexts()
  const config = useConfig()
  const country = useCountryName()
  const brand = brands[config.brand as BrandId].name
  const { value, weight, letters } = useLimits()
  return (
    <div className={styles.frame}>
      <Page title={t('prohibited.title')} width="narrow">
        <p className={styles.lead}>{t('prohibited.lead', { brand, country })}</p>
        <Panel title={t('prohibited.limits')}>
          <ul className={styles.list}>
            {value !== null && <Item>{t('prohibited.value', { amount: format.amount(value) })}</Item>}
            <Item>{t('prohibited.weight', { weight: format.weight(weight) })}</Item>
            <Item>{t('prohibited.letters', { weight: format.weight(letters) })}</Item>
          </ul>
        </Panel>
        <Panel title={t('prohibited.items')}>
          <ul className={styles.list}>
            {things.map((thing) => (
              <Item key={thing}>{t(`prohibited.${thing}`)}</Item>
            ))}
            <Item>{t('prohibited.law', { country })}</Item>
          </ul>
        </Panel>
      </Page>
    </div>
  )
}

function Item({ children }: { readonly children: string }) {
  return (
    <li>
      <IconBan size={18} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </li>
  )
}

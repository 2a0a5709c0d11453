import type { BrandPicture } from '@beckon/contract'
import { type BrandId, brands } from '@beckon/domain/country'
import IconBolt from '~icons/tabler/bolt'
import IconBuildingStore from '~icons/tabler/building-store'
import IconMapPinCheck from '~icons/tabler/map-pin-check'
import IconMapSearch from '~icons/tabler/map-search'
import IconMotorbike from '~icons/tabler/motorbike'
import IconReceipt from '~icons/tabler/receipt'
import { ButtonLink } from '../../features/controls/index.ts'
import { ContinueAsGuest } from '../../features/guest/index.ts'
import { type CountrySettings } from '../../features/help/index.ts'
import { usePageTitle } from '../../features/page/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useFlag } from '../../platform/flags/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Journey } from './parts/Journey.tsx'
import { PriceCalculator } from './parts/PriceCalculator.tsx'
import { Questions } from './parts/Questions.tsx'
import { WhoFor } from './parts/WhoFor.tsx'
import styles from './Landing.module.css'

const steps = [
  { icon: IconMapSearch, title: 'landing.step-1-title', text: 'landing.step-1-text' },
  { icon: IconMotorbike, title: 'landing.step-2-title', text: 'landing.step-2-text' },
  { icon: IconMapPinCheck, title: 'landing.step-3-title', text: 'landing.step-3-text' },
] as const

const reasons = [
  { icon: IconReceipt, title: 'landing.why-1-title', text: 'landing.why-1-text' },
  { icon: IconBuildingStore, title: 'landing.why-2-title', text: 'landing.why-2-text' },
  { icon: IconBolt, title: 'landing.why-3-title', text: 'landing.why-3-text' },
] as const

/** The product, how it works, and the ways in. */
export function Landing({ figures }: { readonly figures: CountrySettings }) {
  const { t } = useTexts()
  const { brand: id, pictures } = useConfig()
  const brand = brands[id as BrandId].name
  const { landing } = pictures
  const isClosed = useFlag('DeactivateSignUpButton')
  usePageTitle()
  return (
    <div className={styles.landing}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>{t('landing.title')}</h1>
          <p className={styles.lead}>{t('landing.lead')}</p>
          <div className={styles.ways}>
            {/* A first visitor has no account. */}
            <ButtonLink size="lg" to={isClosed ? '/connect' : '/register'}>
              {t('landing.get-started')}
            </ButtonLink>
            {!isClosed && (
              <ButtonLink size="lg" variant="default" to="/connect">
                {t('account.login')}
              </ButtonLink>
            )}
            <ContinueAsGuest size="lg" variant="subtle" />
          </div>
        </div>
        {landing ? <LandingPicture {...landing} /> : <Journey />}
      </section>
      <section aria-labelledby="how" className={styles.section}>
        <h2 id="how" className={styles.heading}>
          {t('landing.how-title')}
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={26} stroke={1.5} aria-hidden />
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="why" className={styles.section}>
        <h2 id="why" className={styles.heading}>
          {t('landing.why-title', { brand })}
        </h2>
        <ul className={styles.reasons}>
          {reasons.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={22} stroke={1.5} aria-hidden />
              <div>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <PriceCalculator figures={figures} />
      <WhoFor />
      <Questions figures={figures} />
    </div>
  )
}

/** The picture that operators chose for the country. It is decoration: the text beside it has the content. */
const LandingPicture = ({ path, width, height }: BrandPicture) => (
  <img src={path} width={width} height={height} alt="" className={styles.picture} />
)

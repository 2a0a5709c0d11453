import { type CountrySettings, EntryList, questionsOf } from '../../../features/help/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import screen from '../Landing.module.css'

/** Of what is often asked, what matters before there is an account. */
const before: readonly string[] = ['fee', 'cash', 'time', 'distance', 'weight', 'cancel']

export function Questions({ figures }: { readonly figures: CountrySettings }) {
  const texts = useTexts()
  const questions = questionsOf(figures, texts).filter(({ id }) => before.includes(id))
  return (
    <section aria-labelledby="faq" className={screen.section}>
      <h2 id="faq" className={screen.heading}>
        {texts.t('landing.faq-title')}
      </h2>
      <EntryList entries={questions} />
    </section>
  )
}

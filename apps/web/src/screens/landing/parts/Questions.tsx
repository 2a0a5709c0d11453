import { EntryList, useQuestions } from '../../../features/help/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import screen from '../Screen.module.css'

/** Of what is often asked, what matters before there is an account. */
const before: readonly string[] = ['fee', 'cash', 'time', 'distance', 'weight', 'cancel']

export function Questions() {
  const { t } = useTexts()
  const questions = useQuestions().filter(({ id }) => before.includes(id))
  return (
    <section aria-labelledby="faq" className={screen.section}>
      <h2 id="faq" className={screen.heading}>
        {t('landing.faq-title')}
      </h2>
      <EntryList entries={questions} />
    </section>
  )
}

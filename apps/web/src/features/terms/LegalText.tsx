import { currentTerms } from '@beckon/domain/terms'
import { Page } from '../page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './LegalText.module.css'
import { useVersionDay } from './use-version-day.ts'

export type LegalSection = readonly [name: string, title: string, text: string]

interface LegalTextProps {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
  /** Of the terms; the newest of the build where absent. */
  readonly version?: string
}

/** A text that holds between two: numbered, with the version that it is. */
export function LegalText({ title, lead, sections, version = currentTerms() }: LegalTextProps) {
  const { t } = useTexts()
  const day = useVersionDay()
  return (
    <div className={styles.frame}>
      <Page title={title} width="narrow">
        <p className={styles.lead}>{lead}</p>
        <ol className={styles.sections}>
          {sections.map(([name, heading, text]) => (
            <li key={name}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.version}>{t('terms.version', { date: day(version) })}</p>
      </Page>
    </div>
  )
}

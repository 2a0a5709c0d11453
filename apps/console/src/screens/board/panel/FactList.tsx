import { Fragment, type ReactNode } from 'react'
import styles from './panel.module.css'

export type PanelFact = readonly [label: string, value: ReactNode] | undefined

/** Facts with their names, one a line; an absent one is left out. */
export const FactList = ({ facts }: { readonly facts: readonly PanelFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      (fact) =>
        fact && (
          <Fragment key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </Fragment>
        ),
    )}
  </dl>
)

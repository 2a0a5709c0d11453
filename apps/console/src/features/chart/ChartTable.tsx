import { useTexts } from '../../platform/texts/index.ts'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'

/** The values of a chart as a table, which opens below it. */
export function ChartTable({ title, steps, series, format }: ChartProps) {
  const { t } = useTexts()
  const label = t('console.numbers.table-of', { name: title })
  return (
    <details className={styles.twin}>
      <summary aria-label={label}>{t('console.numbers.table')}</summary>
      {/* Scrolled by arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('console.numbers.when')}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" data-figure>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ key, name }, index) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {series.map(({ name: column, values, cells }) => {
                  const value = values[index] ?? null
                  const text = value === null ? '–' : format(value)
                  return (
                    <td key={column} data-figure>
                      {cells?.[index] ?? text}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

import { useDirection } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import type { ChartProps } from './chart-props.ts'
import styles from './chart.module.css'
import { ChartTable } from './ChartTable.tsx'
import { chartSize, heightOf, labelEvery, runsOf, scaleEnd, slotOf } from './geometry.ts'

/** A picture of values by time, with the same values as a table. */
export function Chart(props: ChartProps) {
  const { title, kind, series, how } = props
  const isRightToLeft = useDirection().dir === 'rtl'
  const end = props.end ?? scaleEnd(series.flatMap(({ values }) => values))
  const drawn = { ...props, end, isRightToLeft }
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        <span className={styles.how}>{how}</span>
        {series.length > 1 && <Legend series={series} />}
      </figcaption>
      <svg viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} role="img" aria-label={title}>
        <Scale {...drawn} />
        {kind === 'bars' ? <Bars {...drawn} /> : <Lines {...drawn} />}
      </svg>
      <ChartTable {...props} />
    </figure>
  )
}

const Legend = ({ series }: Pick<ChartProps, 'series'>) => (
  <ul className={styles.legend} aria-hidden>
    {series.map(({ name }, index) => (
      <li key={name} data-series={index}>
        {name}
      </li>
    ))}
  </ul>
)

interface Drawn extends ChartProps {
  readonly end: number
  readonly isRightToLeft: boolean
}

function Scale({ steps, format, end, isRightToLeft }: Drawn) {
  const { width, height, left, right } = chartSize
  const axis = isRightToLeft ? width - left : left
  const edge = isRightToLeft ? right : width - right
  const every = labelEvery(steps.map(({ label }) => label))
  const texts = useTexts()
  return (
    <>
      {[0, end / 2, end].map((value) => (
        <g key={value}>
          <line
            className={styles.grid}
            x1={axis}
            x2={edge}
            y1={heightOf(value, end)}
            y2={heightOf(value, end)}
          />
          <text x={axis + (isRightToLeft ? 6 : -6)} y={heightOf(value, end)} dy="0.35em" textAnchor="end">
            {value === 0 ? texts.format.number(0) : format(value)}
          </text>
        </g>
      ))}
      {steps.map(
        ({ key, label }, index) =>
          index % every === 0 && (
            <text
              key={key}
              x={slotOf(index, steps.length, isRightToLeft).middle}
              y={height - 6}
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
    </>
  )
}

/** Bars of one series; those of several stand side by side. */
function Bars({ steps, series, format, end, isRightToLeft }: Drawn) {
  return series.flatMap(({ name, values }, place) =>
    steps.map(({ key, name: step }, index) => {
      const value = values[index] ?? null
      if (value === null || value === 0) return null
      const slot = slotOf(index, steps.length, isRightToLeft)
      const width = (slot.width * 0.76) / series.length
      const side = isRightToLeft ? series.length - 1 - place : place
      const top = heightOf(value, end)
      return (
        <rect
          key={`${name} ${key}`}
          className={styles.bar}
          data-series={place}
          x={slot.left + slot.width * 0.12 + side * width}
          y={top}
          width={Math.max(1, width - 1)}
          height={Math.max(1, heightOf(0, end) - top)}
          rx={1}
        >
          <title>{`${step}: ${format(value)}`}</title>
        </rect>
      )
    }),
  )
}

function Lines({ steps, series, format, end, isRightToLeft }: Drawn) {
  return series.map(({ name, values }, place) => (
    <g key={name} data-series={place} className={styles.line}>
      {runsOf(values, { end, isRightToLeft }).map((run) => (
        <polyline key={run[0]?.x} points={run.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {values.map((value, index) =>
        value === null ? null : (
          <circle
            key={steps[index]?.key ?? index}
            cx={slotOf(index, values.length, isRightToLeft).middle}
            cy={heightOf(value, end)}
            r={steps.length > 48 ? 1.5 : 2.5}
          >
            <title>{`${steps[index]?.name ?? ''}: ${format(value)}`}</title>
          </circle>
        ),
      )}
    </g>
  ))
}

import type { ReactElement, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'stroke'> {
  /** Width and height, in pixels. */
  readonly size?: number
  /** Width of the lines, on a grid of 24 by 24. */
  readonly stroke?: number
}

export type Icon = (props: IconProps) => ReactElement

const lines = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Returns the component of an icon of Tabler. `build/tabler-icons.ts` writes the calls. */
export const createIcon =
  (name: string, style: 'outline' | 'filled', paths: readonly string[]): Icon =>
  ({ color = 'currentColor', size = 24, stroke = 2, className, ...others }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(style === 'outline'
        ? { ...lines, stroke: color, strokeWidth: stroke }
        : { fill: color, stroke: 'none' })}
      className={['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' ')}
      {...others}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
